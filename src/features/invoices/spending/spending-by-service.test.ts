import { expect, it } from 'vitest'
import { periodOfOrders, spendingByService } from './spending-by-service.ts'
import { paymentOn, yuan } from './test-payment.ts'

const service = (id: string) => ({ id, name: id })
const orders = [
  { externalId: 'GX7KQ2M9', services: [service('editing')] },
  { externalId: 'GX2B4C6D', services: [service('formatting'), service('editing')] },
  { externalId: 'GX3B4C6D', services: [service('editing'), service('formatting')] },
  { externalId: 'GX9B4C6D', services: [] },
]
const forOrder = (order: string | null, amount: number) =>
  paymentOn('2026-03-01', amount, { order: order === null ? null : `${order}: Barley` })

const shown = (payments: Parameters<typeof spendingByService>[0]) =>
  spendingByService(payments, orders).map(({ services, amount }) => [
    services?.map(({ id }) => id).join(' + '),
    amount,
  ])

it.each([
  ['nothing', [], []],
  ['one payment', [forOrder('GX7KQ2M9', 40)], [['editing', 40]]],
  [
    'two payments of one order',
    [forOrder('GX7KQ2M9', 40), forOrder('GX7KQ2M9', 0.5)],
    [['editing', 40.5]],
  ],
  [
    'services that were ordered together, in any order',
    [forOrder('GX7KQ2M9', 40), forOrder('GX2B4C6D', 50), forOrder('GX3B4C6D', 10)],
    [
      ['formatting + editing', 60],
      ['editing', 40],
    ],
  ],
  [
    'what has no known order, last',
    [forOrder(null, 400), forOrder('GX0', 10), forOrder('GX9B4C6D', 5), forOrder('GX7KQ2M9', 40)],
    [
      ['editing', 40],
      [undefined, 415],
    ],
  ],
] as const)('adds up %s', (_, payments, expected) => {
  expect(shown(payments)).toEqual(expected)
})

it('adds up in dollars what was paid in several currencies', () => {
  const inYuan = paymentOn('2026-03-01', 100, { currency: yuan })
  expect(shown([inYuan, forOrder('GX7KQ2M9', 40)])).toEqual([['editing', 54]])
})

it('looks for orders from well before the first invoice until the last', () => {
  const invoicedAt = (day: string) => ({ invoicedAt: Date.parse(`${day}T23:00:00Z`) })
  const period = periodOfOrders(['2026-06-30', '2026-04-11', '2026-09-14'].map(invoicedAt))
  expect(period).toEqual({ from: '2026-01-01', to: '2026-09-15' })
})
