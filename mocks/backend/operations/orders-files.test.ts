import { describe, expect, it } from 'vitest'
import { sampleManuscript } from '../../samples/sample-manuscript.ts'
import { cart } from '../../testing/order-form/order-cart.ts'
import { cardForm } from '../../testing/payment/payment-requests.ts'
import { addSecondPerson } from '../../testing/second-person.ts'

const hour = 3_600_000
const day = 24 * hour

async function waiting() {
  const backend = await cart()
  const { send, world } = backend
  await backend.pay(cardForm)
  const id = backend.orders()[0]?.externalId ?? ''
  const { bytes, fileName } = sampleManuscript('english-3000')
  const file = new File([new Uint8Array(bytes)], fileName)
  await send('POST /api/file', { form: { file } })
  const [uploaded] = [...world.files.all()].slice(-1)
  const identity = uploaded?.identity ?? ''
  const add = (json: object, session?: string | null) =>
    send(`PUT /api/order/${id}/files`, { json, session })
  return { ...backend, id, identity, add }
}

describe('files that are uploaded later', () => {
  it('continue the order: received, a deadline from then on, and completed in time', async () => {
    const { add, advance, id, identity, send, orders, world } = await waiting()
    expect(orders()).toMatchObject([{ status: 'Awaiting Files', deadline: null }])
    advance(3 * day)
    const { body } = await add({ mainFiles: [identity] })
    expect(body).toMatchObject({
      order: {
        status: 'Received',
        deadline: '2026-11-13T14:00:00.000Z',
        originalFiles: [{ identity, kind: 'manuscript' }],
      },
    })
    advance(hour)
    const shown = `GET /api/order/${id}/payment`
    expect((await send(shown)).body).toMatchObject({ order: { status: 'Received' } })
    advance(2 * hour)
    expect((await send(shown)).body).toMatchObject({ order: { status: 'In Progress' } })
    advance(30 * day)
    expect((await send(shown)).body).toMatchObject({
      order: {
        status: 'Completed',
        completedFiles: [{ key: 'edited-manuscript' }, { key: 'edited-manuscript-clean' }],
      },
    })
    const subjects = [...world.mails.all()].map(({ subject }) => subject)
    expect(subjects).toContain(`We have received the files for order ${id}`)
  })

  it('are accepted once', async () => {
    const { add, identity } = await waiting()
    await add({ mainFiles: [identity] })
    expect((await add({ mainFiles: [identity] })).body).toEqual({
      error: 'order-files-not-awaited',
    })
  })

  it.each([
    ['without the manuscript', { mainFiles: [] }, 'order-files-missing'],
    ['of another person', { mainFiles: ['file-none'] }, 'order-file-not-found'],
  ])('are not accepted %s', async (_, json, error) => {
    const { add, orders } = await waiting()
    expect((await add(json)).body).toEqual({ error })
    expect(orders()).toMatchObject([{ status: 'Awaiting Files' }])
  })

  it('are not accepted where the manuscript is no Word file', async () => {
    const { add, send, world } = await waiting()
    const form = { file: new File(['a,b'], 'data.csv'), purpose: 'table' }
    await send('POST /api/file', { form })
    const [table] = [...world.files.all()].slice(-1)
    const { body } = await add({ mainFiles: [table?.identity] })
    expect(body).toEqual({ error: 'order-file-type-not-allowed' })
  })

  it('are for the owner of the order alone', async () => {
    const { add, identity, world } = await waiting()
    const json = { mainFiles: [identity] }
    expect((await add(json, addSecondPerson(world).session)).status).toBe(404)
    expect((await add(json, null)).status).toBe(401)
    expect((await add({})).status).toBe(400)
  })
})
