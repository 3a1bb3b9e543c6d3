import { describe, expect, it } from 'vitest'
import { testBackend } from '../../testing/backend-in-scenario.ts'
import { readPdf } from '../../testing/pdf-text.ts'
import { anotherPerson } from '../../testing/unrelated-person.ts'
import { certificateCode } from '../../world/certificate-code.ts'

async function certified(
  name: 'completedPaid' | 'certificateWithoutAuthors' | 'completedUnpaid' | 'dueTomorrow',
) {
  const backend = await testBackend('returning-customer')
  const externalId = backend.facts.orders[name]
  const row = backend.world.orders.get(externalId)
  const code = certificateCode(externalId)
  const edit = { externalId, code, title: 'A title', authors: 'H. Marsh' }
  const save = (changes: object = {}, session?: string | null) =>
    backend.send(`PUT /api/certificate/save/${code}`, { json: { ...edit, ...changes }, session })
  return { ...backend, externalId, row, code, save }
}

describe('a certificate', () => {
  it('can be verified without an account, in any case, and only by its code', async () => {
    const { send, code, externalId } = await certified('completedPaid')
    const certificate = { code, externalId, authors: 'H. Marsh and R. Ortega' }
    const call = `GET /api/certificate/${code.toLowerCase()}`
    expect((await send(call, { session: null })).body).toMatchObject({ certificate })
    expect((await send('GET /api/certificate/0000-0000-0000')).status).toBe(404)
    expect((await send('GET /api/certificate/..%2fload')).status).toBe(400)
  })

  it('is issued at the deadline', async () => {
    const { send, code, advance, save } = await certified('dueTomorrow')
    expect((await send(`GET /api/certificate/${code}`)).status).toBe(404)
    advance(20 * 3_600_000)
    expect((await send(`GET /api/certificate/${code}`)).body).toMatchObject({
      certificate: { authors: null },
    })
    await save()
    expect((await send(`GET /api/certificate/${code}`)).body).toMatchObject({
      certificate: { authors: 'H. Marsh' },
    })
  })

  it('needs its authors before its PDF is available', async () => {
    const { send, code, save } = await certified('certificateWithoutAuthors')
    const pdf = () => send(`GET /api/certificate/${code}/pdf`, { session: null })
    expect(await pdf()).toMatchObject({
      status: 409,
      body: { detail: expect.stringContaining('author(s)') },
    })
    const { body } = await save({ title: ' Silicon in rice ', authors: ' R. Ortega ' })
    const names = { title: 'Silicon in rice', authors: 'R. Ortega' }
    expect(body).toMatchObject({ certificateDetails: { code, ...names } })
    const { exchange, status } = await pdf()
    expect(status).toBe(200)
    expect(exchange.response.headers.get('content-type')).toBe('application/pdf')
    const { text, links } = await readPdf(new Uint8Array(await exchange.response.arrayBuffer()))
    const address = `http://galley.test/en/certificate/verify/${code}`
    expect(text).toContain(address)
    expect(links).toEqual([address])
    expect((await send('GET /api/certificate/0000-0000-0000/pdf')).status).toBe(404)
    expect((await send('GET /api/certificate/a.b/pdf')).status).toBe(400)
  })

  it.each([
    [{ title: ' ' }, 'certificate-title-required'],
    [{ authors: '' }, 'certificate-authors-required'],
  ])('cannot be saved with %o', async (changes, error) => {
    const { save, row, world, externalId } = await certified('completedPaid')
    expect((await save(changes)).body).toEqual({ error })
    expect(world.orders.get(externalId)).toBe(row)
  })

  it('is changed by its owner alone, as a whole', async () => {
    const { save, send, world, facts } = await certified('completedPaid')
    expect((await save({}, anotherPerson(world))).status).toBe(404)
    expect((await save({}, null)).status).toBe(401)
    expect((await save({ externalId: facts.orders.freeReedit })).status).toBe(400)
    expect((await save({ code: '0000' })).status).toBe(400)
    const json = { externalId: 'GX', code: '0000', title: 'A', authors: 'B' }
    expect((await send('PUT /api/certificate/save/0000', { json })).status).toBe(404)
  })
})

describe('the finished files of a certificate', () => {
  it('belong to the order, and to its owner alone', async () => {
    const { send, code, externalId, world } = await certified('completedPaid')
    const list = `GET /api/certificate/${code}/deliverables`
    const files = [{ key: 'edited-manuscript' }, { key: 'edited-manuscript-clean' }]
    const found = { files, companyName: 'Galley', externalId }
    expect((await send(list)).body).toMatchObject(found)
    expect((await send(`${list}/edited-manuscript`)).status).toBe(200)
    expect((await send(`${list}/figure-1`)).status).toBe(404)
    for (const session of [null, anotherPerson(world)]) {
      expect((await send(list, { session })).body).toEqual({ error: 'generic-download-error' })
      expect((await send(`${list}/edited-manuscript`, { session })).status).toBe(404)
    }
    expect((await send(`${list}/..%2fsecret`)).status).toBe(400)
    expect((await send('GET /api/certificate/a%2fb/deliverables')).status).toBe(400)
  })

  it('are locked while the order is unpaid, although it can be verified', async () => {
    const { send, code } = await certified('completedUnpaid')
    expect((await send(`GET /api/certificate/${code}`)).status).toBe(200)
    const list = `GET /api/certificate/${code}/deliverables`
    expect((await send(list)).body).toEqual({ error: 'generic-download-error' })
    expect((await send(`${list}/edited-manuscript`)).status).toBe(404)
  })
})
