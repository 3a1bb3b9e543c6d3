import { describe, expect, it } from 'vitest'
import { buildOrder } from '../../../scenarios/builders/orders/build-order.ts'
import { samuelOkafor } from '../../../scenarios/builders/people.ts'
import { day } from '../../../scenarios/builders/server-date.ts'
import { loadScenario } from '../../../scenarios/load-scenario.ts'
import { fixedNow } from '../../../world/clock/fixed-now.ts'
import type { Schemas } from '../../../world/rows/contract-types.ts'
import { currencies } from '../../reference-data/payment/currencies.ts'
import { soldLines } from './order-lines.ts'
import { invoiceOrderLines, moneyOf } from './order-money.ts'

const { USD, EUR } = currencies
const premium = 'svc-premium-editing'
const person = samuelOkafor
const plan = { key: 'one', status: 'Received', services: [], orderedAgo: 9 * day } as const
const row = buildOrder(plan, person, fixedNow)

describe('adding services to an order', () => {
  async function added(
    ids: string[],
    words = 5_200,
    money: Schemas['Currency'] = USD,
    owner = person.identity,
  ) {
    const { world } = await loadScenario({ name: 'new-customer', now: fixedNow })
    const placed = { ...row.placed, currency: money }
    const order = world.orders.insert({ ...row, owner, placed })
    const lines = soldLines(ids, { wordCount: words, currency: money })
    invoiceOrderLines(world, order, lines, fixedNow)
    return { world, made: [...world.invoices.all()], mails: [...world.mails.all()] }
  }

  it.each([
    ['nothing', [], 5_200],
    ['a service without a price', ['svc-concierge', 'svc-none'], 5_200],
    ['a service that is not sold for so many words', [premium], 40_001],
  ])('of %s creates no invoice', async (_, ids, words) => {
    expect(await added(ids, words)).toMatchObject({ made: [], mails: [] })
  })

  it.each([
    ['one', ['svc-formatting'], USD, 185],
    ['several', ['svc-formatting', premium, 'svc-figures'], USD, 589],
    ['a priced service with others', ['svc-none', 'svc-figures'], USD, 32],
    ['several in euros', ['svc-formatting', 'svc-figures'], EUR, 200.93],
  ])('of %s creates an invoice of its own', async (_, ids, currency, totalAmount) => {
    const { world, made, mails } = await added(ids, 5_200, currency)
    const { identity: orderIdentity, owner, order } = row
    const submission = `${orderIdentity}: ${order.title}`
    const bill = { orderIdentity, owner, createdAt: fixedNow, currency, submission, totalAmount }
    expect(made).toMatchObject([{ ...bill, localization: 'us', payments: [] }])
    expect(mails).toMatchObject([
      { to: person.email, subject: `Invoice ${made[0]?.invoiceNumber}` },
    ])
    const ordered = { ...row, placed: { ...row.placed, currency } }
    expect(moneyOf(world, ordered).invoices).toMatchObject([{ totalAmount, balance: totalAmount }])
  })

  it('of a visitor creates an invoice without a mail', async () => {
    const { made, mails } = await added(['svc-formatting'], 5_200, USD, 'session-9')
    expect([made.length, mails.length]).toEqual([1, 0])
  })
})
