import { describe, expect, it } from 'vitest'
import { testBackend } from '../../testing/backend-in-scenario.ts'
import type { Schemas } from '../../world/rows/contract-types.ts'

const hour = 3_600_000

function isDetailed(body: unknown): body is Schemas['OrderAnswer'] {
  return typeof body === 'object' && body !== null && 'order' in body
}

async function editing(
  name: 'editable' | 'received' | 'awaitingFiles' | 'inProgress' = 'editable',
) {
  const backend = await testBackend('returning-customer')
  const id = backend.facts.orders[name]
  const load = async () => {
    const { body } = await backend.send(`GET /api/order/${id}/payment`)
    if (!isDetailed(body) || !body.order) throw new Error(JSON.stringify(body))
    return body.order
  }
  const { orderDetails } = await load()
  const save = (changes: Partial<Schemas['OrderEdit']> = {}, externalId = id) =>
    backend.send(`PUT /api/order/${id}/save`, { json: { ...orderDetails, externalId, ...changes } })
  const added = (...ids: string[]) => [...orderDetails.services, ...ids]
  return { ...backend, id, load, before: orderDetails, save, added }
}

const later = (deadline: string | null, by: number) =>
  new Date(Date.parse(deadline ?? '') + by).toISOString()

describe('editing an order', () => {
  it('changes title, deadline, style and journal', async () => {
    const { save, before, load, send, id } = await editing()
    const changes = {
      title: '  Root exudates in barley ',
      deadline: later(before.deadline, 24 * hour),
      styleOfEnglish: 'British English' as const,
      journal: 'Plant and Soil',
    }
    const title = 'Root exudates in barley'
    expect((await save(changes)).body).toEqual({ orderDetails: { ...before, ...changes, title } })
    expect(await load()).toMatchObject({ ...changes, title, deadlineAvailable: true })
    const { body } = await send(`GET /api/order/search?xid=${id}`)
    expect(body).toMatchObject({ orders: [{ title, styleOfEnglish: 'British English' }] })
  })

  it('keeps the files that were sent, and their names', async () => {
    const { save, added, load, send } = await editing()
    const sent = async () => {
      const { originalFiles } = await load()
      const { exchange } = await send(`GET /api/file/${originalFiles[0]?.identity}/download`)
      return { originalFiles, bytes: await exchange.response.arrayBuffer() }
    }
    const before = await sent()
    expect(before.originalFiles).toMatchObject([{ kind: 'manuscript' }])
    await save({ title: '根系分泌物', services: added('svc-figures') })
    expect(await load()).toMatchObject({ title: '根系分泌物', hasFigures: true })
    expect(await sent()).toEqual(before)
  })

  it('keeps the style of English where none is sent', async () => {
    const { before, load, send, id } = await editing()
    const { styleOfEnglish, ...others } = before
    await send(`PUT /api/order/${id}/save`, { json: { ...others, title: 'Barley' } })
    expect(await load()).toMatchObject({ title: 'Barley', styleOfEnglish })
  })

  it('adds services with an invoice of all that is owed, and returns the new deadline', async () => {
    const { save, added, before, load, send, id } = await editing()
    const { body } = await send(`GET /api/order/${id}/services`)
    const due = expect.stringMatching(/^2026-11-1/)
    expect(body).toMatchObject({
      serviceGroups: [{ services: [{ deadline: due }, {}] }, {}, {}, {}],
    })
    const { invoices } = await load()
    await save({ services: added('svc-formatting', 'svc-figures') })
    const after = await load()
    expect(after).toMatchObject({
      paid: false,
      hasFigures: true,
      hasManuscriptFormatting: true,
      deadline: before.deadline,
      services: [{ type: 'editing' }, { type: 'formatting' }, { type: 'figures' }],
    })
    expect(after.invoices.length).toBe(invoices.length + 1)
    const totalAmount = 147 + 185 + 32
    expect(after.invoices[0]).toMatchObject({ totalAmount, balance: totalAmount })
    await save({ services: added('svc-formatting', 'svc-figures', 'svc-journal-rec') })
    expect(await load()).toMatchObject({ invoices: [{}, { totalAmount }] })
  })

  it('makes a paid order payable again, and sends the invoice', async () => {
    const { save, added, load, world } = await editing('received')
    expect(await load()).toMatchObject({ paid: true })
    const before = world.mails.size
    await save({ services: added('svc-formatting') })
    expect(await load()).toMatchObject({
      paid: false,
      invoices: [{ balance: 185 }, { balance: 0 }],
    })
    const mails = [...world.mails.all()].map(({ subject }) => subject)
    expect(mails.slice(before)).toEqual([expect.stringMatching(/^Invoice US-/)])
  })

  it('shows the changes of the first call to the second', async () => {
    const { save, added, load } = await editing()
    const [first, second] = await Promise.all([
      save({ services: added('svc-formatting') }),
      save({ title: 'Another title' }),
    ])
    expect(first?.body).toHaveProperty('orderDetails')
    expect(second?.body).toEqual({ error: 'order-service-not-removable' })
    expect(await load()).toMatchObject({ services: { length: 2 } })
  })

  it.each(['Ö', '稻', '𝛼'])('takes titles of 512 letters, such as %s', async (letter) => {
    const { save } = await editing()
    const title = letter.repeat(512)
    expect((await save({ title })).body).toMatchObject({ orderDetails: { title } })
    expect((await save({ title: letter.repeat(513) })).status).toBe(400)
  })

  it('makes an invoice for what is added to an order without one, and of nothing else', async () => {
    const backend = await testBackend('placed-orders')
    const id = backend.facts.orders.paidWithoutInvoice
    const load = async () => {
      const { body } = await backend.send(`GET /api/order/${id}/payment`)
      if (!isDetailed(body) || !body.order) throw new Error(JSON.stringify(body))
      return body.order
    }
    const { orderDetails, invoices } = await load()
    expect(invoices).toEqual([])
    const mails = backend.world.mails.size
    const services = [...orderDetails.services, 'svc-journal-rec']
    const { body } = await backend.send(`PUT /api/order/${id}/save`, {
      json: { ...orderDetails, services },
    })
    expect(body).toMatchObject({ orderDetails: { services } })
    expect(await load()).toMatchObject({ paid: false, invoices: [{ balance: 240 }] })
    expect(backend.world.mails.size).toBe(mails + 1)
  })

  it('bills a service whose price depends on the length only once the length is known', async () => {
    const backend = await testBackend('elite')
    const id = backend.facts.orders.figuresOnly
    const load = async () => {
      const { body } = await backend.send(`GET /api/order/${id}/payment`)
      if (!isDetailed(body) || !body.order) throw new Error(JSON.stringify(body))
      return body.order
    }
    const { orderDetails, wordCount } = await load()
    expect(wordCount).toBeNull()
    const services = [...orderDetails.services, 'svc-standard-editing']
    const save = async (changes: Partial<Schemas['OrderEdit']>) => {
      const json = { ...orderDetails, services, ...changes }
      return (await backend.send(`PUT /api/order/${id}/save`, { json })).body
    }
    expect(await save({})).toEqual({ error: 'order-length-required' })
    expect(await save({ wordCount: 40_001 })).toEqual({ error: 'order-service-not-available' })
    expect(await load()).toMatchObject({ orderDetails, invoices: [] })
    expect(await save({ wordCount: 5_200 })).toMatchObject({ orderDetails: { services } })
    expect(await load()).toMatchObject({ wordCount: 5_200, invoices: [{ balance: 32 + 252 }] })
  })

  it('refuses a service that is made to order', async () => {
    const { save, added } = await editing()
    const { body } = await save({ services: added('svc-concierge') })
    expect(body).toEqual({ error: 'order-service-not-available' })
  })

  it.each<[string, (edit: Schemas['OrderEdit']) => Partial<Schemas['OrderEdit']>, string]>([
    ['no title', () => ({ title: '  ' }), 'order-title-required'],
    ['no deadline', () => ({ deadline: null }), 'order-deadline-required'],
    [
      'a quarter past',
      ({ deadline }) => ({ deadline: later(deadline, hour / 4) }),
      'order-deadline-not-half-hour',
    ],
    [
      'an earlier deadline',
      ({ deadline }) => ({ deadline: later(deadline, -hour / 2) }),
      'order-deadline-too-early',
    ],
    ['a removed service', () => ({ services: ['svc-formatting'] }), 'order-service-not-removable'],
    [
      'an unknown service',
      ({ services }) => ({ services: [...services, 'svc-none'] }),
      'order-service-not-available',
    ],
    [
      'a second editing',
      ({ services }) => ({ services: [...services, 'svc-premium-editing'] }),
      'order-service-not-available',
    ],
    [
      'no journal',
      ({ services }) => ({ services: [...services, 'svc-formatting'], journal: ' ' }),
      'order-journal-required',
    ],
  ])('with %s is refused', async (_, changes, error) => {
    const { save, before, load } = await editing()
    expect((await save(changes(before))).body).toEqual({ error })
    expect(await load()).toMatchObject({ orderDetails: before })
  })

  it('ends when work on the order starts', async () => {
    const { save, advance, load } = await editing()
    expect(await load()).toMatchObject({ editable: true })
    advance(2 * hour)
    expect(await load()).toMatchObject({ editable: false })
    expect((await save()).body).toEqual({ error: 'order-not-editable' })
    const inProgress = await editing('inProgress')
    expect((await inProgress.save()).body).toEqual({ error: 'order-not-editable' })
  })

  it('names one order only, and only fields of the contract', async () => {
    const { save, facts } = await editing()
    expect((await save({}, facts.orders.received)).status).toBe(400)
    expect((await save({ services: [] })).status).toBe(400)
  })
})
