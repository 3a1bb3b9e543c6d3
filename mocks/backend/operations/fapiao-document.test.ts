import { describe, expect, it } from 'vitest'
import { testBackend } from '../../testing/backend-in-scenario.ts'
import { readPdf } from '../../testing/pdf-text.ts'
import { addSecondPerson } from '../../testing/second-person.ts'

describe('the document of a fapiao', () => {
  it('names buyer, service and what was paid, whatever the language of the page', async () => {
    const { send, facts } = await testBackend('china')
    const { exchange, status } = await send(`GET /api/fapiao/${facts.fapiaos.completedGeneral}/pdf`)
    expect(status).toBe(200)
    const bytes = new Uint8Array(await exchange.response.arrayBuffer())
    const { text } = await readPdf(bytes)
    for (const words of ['电子发票（普通发票）', '浙江大学', '论文编辑费', 'CN-76540', '¥960']) {
      expect(text).toContain(words)
    }
  })

  it('is there for its owner, from issue to cancellation', async () => {
    const { send, facts, world } = await testBackend('china')
    const { requested, completedGeneral, cancelled } = facts.fapiaos
    const status = async (identity: string, session?: string | null) =>
      (await send(`GET /api/fapiao/${identity}/pdf`, session === undefined ? {} : { session }))
        .status
    expect(await status(requested)).toBe(404)
    expect(await status(cancelled)).toBe(404)
    expect(await status('fapiao-99')).toBe(404)
    expect(await status('f'.repeat(300))).toBe(400)
    expect(await status(completedGeneral, null)).toBe(401)
    expect(await status(completedGeneral, addSecondPerson(world).session)).toBe(404)
    expect(await status(completedGeneral)).toBe(200)
    await send(`DELETE /api/fapiao/${completedGeneral}`)
    expect(await status(completedGeneral)).toBe(404)
  })
})
