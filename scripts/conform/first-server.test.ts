import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { firstData, firstPerson } from '../../mocks/transports/http/first-server/first-data.ts'
import { startFirstServer } from '../../mocks/transports/http/first-server/first-server.ts'
import { judgeServer } from './judge-server.ts'
import { isAnswered } from './server/judged-call.ts'
import { Visitor } from './server/visitor.ts'

/** What docs/real-server.md begins with. */
const itHas = [
  'loadApplication',
  'getAccount',
  'loadUser',
  'searchOrders',
  'getOrderPayment',
  'origins',
  'session',
]

let server: Awaited<ReturnType<typeof startFirstServer>>
beforeAll(async () => {
  server = await startFirstServer({ ...(await firstData()), pages: ['http://127.0.0.1:4174'] })
})
afterAll(() => server.close())

const judged = (only: readonly string[]) =>
  judgeServer(
    {
      server: server.origin,
      write: false,
      rate: 1000,
      only,
      config: {
        accounts: { customer: firstPerson },
      },
    },
    { onCheck: () => undefined, pause: async () => undefined },
  )

describe('a server that signs a person in and has their orders', () => {
  it('keeps every rule of what it has', async () => {
    const { rules, held } = await judged(itHas)
    expect(rules).toEqual([])
    expect(held).toBeGreaterThan(30)
  })

  it('names the orders that are due', async () => {
    const visitor = new Visitor({
      server: server.origin,
      headers: {},
      write: false,
      turn: async () => undefined,
    })
    await visitor.call('logIn', { body: firstPerson })
    const found = await visitor.call('searchOrders', { query: { page: '1' } })
    const { orders, work } = Object(isAnswered(found) ? found.json : undefined)
    const due = orders.map(({ externalId, title, deadline }: Record<string, unknown>) => ({
      ...{ externalId, title, deadline },
    }))
    expect(work).toMatchObject({ inProgress: 2, nextDeadline: due[0].deadline, upcoming: due })
  })

  it('is told what it lacks', async () => {
    const { rules } = await judged(['loadInvoices', 'listOrderDeliverables'])
    expect(rules.map(({ rule }) => rule)).toContain(
      'An operation that only reads answers with the status of success.',
    )
    const places = rules.flatMap((one) => one.places)
    expect(places).toContainEqual(
      'invoices › loadInvoices is answered: It answers 404 instead of 200.',
    )
    expect(places).toContainEqual(expect.stringContaining('listOrderDeliverables'))
  })
})
