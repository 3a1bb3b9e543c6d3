import { unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { testBackend } from '../../testing/backend-in-scenario.ts'
import { anotherPerson } from '../../testing/unrelated-person.ts'

const hour = 3_600_000
const refused = { status: 200, body: { error: 'generic-download-error' } }

async function opened() {
  const backend = await testBackend('returning-customer')
  const { orders } = backend.facts
  const details = async (id: string) => (await backend.send(`GET /api/order/${id}/payment`)).body
  return { ...backend, orders, details }
}

describe('an order with all its parts', () => {
  it('has its files, its amounts and its editable fields', async () => {
    const { details, orders } = await opened()
    expect(await details(orders.completedPaid)).toMatchObject({
      order: {
        externalId: orders.completedPaid,
        editable: false,
        orderDetails: { externalId: orders.completedPaid, services: ['svc-premium-editing'] },
        serviceOptions: [{ serviceId: 'svc-premium-editing', lengthLow: expect.any(Number) }],
        originalFiles: [{ identity: `manuscript-${orders.completedPaid}`, kind: 'manuscript' }],
        completedFiles: [{ key: 'edited-manuscript' }, { key: 'edited-manuscript-clean' }],
        notificationEmails: [],
        invoices: [{ balance: 0 }],
        payments: [{ amount: 217 }],
      },
    })
    expect(await details(orders.completedUnpaid)).toMatchObject({
      order: { completedFiles: [], paid: false, payments: [] },
    })
    expect(await details(orders.awaitingFiles)).toMatchObject({
      order: { editable: true, wordCount: 3_266, originalFiles: [] },
    })
    expect(await details(orders.inProgress)).toMatchObject({
      order: { originalFiles: [{ kind: 'manuscript' }, { name: 'Figure 1.png', kind: 'figure' }] },
    })
  })

  it('is found by its number in any case; an unknown number is not', async () => {
    const { details, orders } = await opened()
    const order = { externalId: orders.received }
    expect(await details(orders.received.toLowerCase())).toMatchObject({ order })
    expect(await details('GXNOBODY')).toEqual({ order: null })
  })

  it('offers services that it does not have yet, while it can be edited', async () => {
    const { send, orders } = await opened()
    const offered = async (id: string) => (await send(`GET /api/order/${id}/services`)).body
    const formatting = {
      type: 'formatting',
      services: [
        { id: 'svc-formatting', price: 185, priceLabel: '$185' },
        { id: 'svc-table-formatting' },
      ],
    }
    expect(await offered(orders.editable)).toMatchObject({
      serviceGroups: [
        formatting,
        { type: 'figures' },
        { type: 'journalrec' },
        { type: 'promotion' },
      ],
    })
    expect(await offered(orders.inProgress)).toEqual({ serviceGroups: [] })
    expect((await send('GET /api/order/GXNOBODY/services')).status).toBe(404)
  })
})

describe('the owner of an order', () => {
  const edit = {
    externalId: '',
    title: 'A',
    deadline: null,
    services: ['a'],
    styleOfEnglish: null,
    journal: null,
  }

  it.each([
    ['GET', 'payment', undefined, 200],
    ['GET', 'services', undefined, 404],
    ['PUT', 'save', edit, 404],
    ['POST', 'email-notifications', { externalId: 'GX', notificationEmails: [] }, 404],
    ['GET', 'deliverables', undefined, 200],
    ['GET', 'deliverables/edited-manuscript', undefined, 404],
  ])(
    '%s %s reveals nothing to others, and requires signing in',
    async (method, path, body, status) => {
      const { send, world, orders } = await opened()
      const id = orders.completedPaid
      const call = `${method} /api/order/${id}/${path}`
      const json = body && { ...body, externalId: id }
      const session = anotherPerson(world)
      const answer = await send(call, { json, session })
      expect(answer.status).toBe(status)
      if (path === 'payment') expect(answer.body).toEqual({ order: null })
      if (path === 'deliverables') expect(answer.body).toEqual(refused.body)
      expect((await send(call, { json, session: null })).status).toBe(401)
    },
  )

  it.each([
    'GET /api/order/a%2f..%2fb/payment',
    'GET /api/order/..%5csecret/services',
    'GET /api/order/GX/deliverables/..%2f..%2fworld',
    'GET /api/order/GX/deliverables/a%5cb',
    'GET /api/order/%2e%2e%2f/deliverables',
    'PUT /api/order/a%2fb/save',
    'POST /api/order/a%00b/email-notifications',
  ])('%s is rejected as an unknown name', async (call) => {
    const { send } = await opened()
    expect((await send(call, call.startsWith('GET') ? {} : { json: edit })).status).toBe(400)
  })
})

describe('further recipients of notices', () => {
  it('are saved, and returned with the order', async () => {
    const { send, details, orders } = await opened()
    const id = orders.received
    const save = (notificationEmails: string[], externalId = id) =>
      send(`POST /api/order/${id}/email-notifications`, {
        json: { externalId, notificationEmails },
      })
    expect((await save(['R.Ortega@example.edu', 'lab@example.edu'])).body).toEqual({
      externalId: id,
      notificationEmails: ['r.ortega@example.edu', 'lab@example.edu'],
    })
    await save(['lab@example.edu'])
    expect(await details(id)).toMatchObject({ order: { notificationEmails: ['lab@example.edu'] } })
    expect((await save([], orders.editable)).status).toBe(400)
    expect((await save(['nobody'])).status).toBe(400)
  })
})

describe('finished files', () => {
  it('are listed with their sizes and download with their types', async () => {
    const { send, orders } = await opened()
    const id = orders.completedPaid
    const { body } = await send(`GET /api/order/${id}/deliverables`)
    const path = expect.stringMatching(/^Edited manuscript\/.+\.docx$/)
    const size = expect.any(Number)
    const edited = { path, kind: 'editing', size }
    const files = [
      { ...edited, key: 'edited-manuscript', version: 'tracked' },
      { ...edited, key: 'edited-manuscript-clean', version: 'clean' },
    ]
    expect(body).toEqual({ files, companyName: 'Galley', externalId: id })
    const file = async () => {
      const { exchange } = await send(`GET /api/order/${id}/deliverables/edited-manuscript`)
      return new Uint8Array(await exchange.response.arrayBuffer())
    }
    const bytes = await file()
    expect(body).toMatchObject({ files: [{ size: bytes.length }, {}] })
    expect(Object.keys(unzipSync(bytes))).toContain('word/document.xml')
    expect(await file()).toEqual(bytes)
  })

  it('are one for each type of service', async () => {
    const { send, orders } = await opened()
    const keys = async (id: string) => (await send(`GET /api/order/${id}/deliverables`)).body
    expect(await keys(orders.figuresOnly)).toMatchObject({ files: [{ key: 'figure-1' }] })
    const { exchange } = await send(`GET /api/order/${orders.figuresOnly}/deliverables/figure-1`)
    expect(exchange.response.headers.get('content-type')).toBe('image/png')
    expect(exchange.response.headers.get('content-disposition')).toContain('Figure 1.png')
  })

  it('are locked until paid, except for people whose files are never locked', async () => {
    const { send, world, orders } = await opened()
    const list = `GET /api/order/${orders.bankTransferLocked}/deliverables`
    expect(await send(list)).toMatchObject(refused)
    expect((await send(`${list}/edited-manuscript`)).status).toBe(404)
    const helen = world.users.find('email', 'helen.marsh@example.edu')
    if (!helen) throw new Error('Nobody is there.')
    const account = { ...helen.account, overrideDownloadAvailable: true }
    world.users.update(helen.identity, { account })
    const keys = [
      { key: 'edited-manuscript' },
      { key: 'edited-manuscript-clean' },
      { key: 'formatted-manuscript' },
    ]
    expect((await send(list)).body).toMatchObject({ files: keys })
    expect((await send(`${list}/edited-manuscript`)).status).toBe(200)
  })

  it('are available from the deadline on, and only with their own key', async () => {
    const { send, advance, orders } = await opened()
    const list = `GET /api/order/${orders.dueTomorrow}/deliverables`
    expect(await send(list)).toMatchObject(refused)
    advance(20 * hour)
    expect((await send(list)).body).toMatchObject({
      files: [{ key: 'edited-manuscript' }, { key: 'edited-manuscript-clean' }],
    })
    expect((await send(`${list}/figure-1`)).status).toBe(404)
    expect(await send('GET /api/order/GXNOBODY/deliverables')).toMatchObject(refused)
  })
})
