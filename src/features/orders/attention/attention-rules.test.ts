import { expect, it } from 'vitest'
import { noTerms } from '../../../api/orders.ts'
import { anOrder } from '../../../domain/orders/test-order.ts'
import { attentionOf, othersOf } from './attention-rules.ts'

const numbered = (...numbers: string[]) => numbers.map((externalId) => anOrder({ externalId }))
const numbersOf = (orders: readonly { externalId: string }[]) =>
  orders.map(({ externalId }) => externalId)

const work = { received: 0, inProgress: 0, needsAttention: 2, nextDeadline: null, upcoming: [] }
const attention = numbered('B', 'Z')

it.each([
  ['on the first page', noTerms, ['A', 'B', 'C'], ['B', 'Z'], ['A', 'C']],
  ['on a later page', { ...noTerms, page: 2 }, ['A', 'B'], [], ['A', 'B']],
  ['sorted in another way', { ...noTerms, sort: 'oldest' as const }, ['A', 'B'], [], ['A', 'B']],
  ['in a search', { ...noTerms, orderTitle: 'rice' }, ['A', 'B'], [], ['A', 'B']],
  ['where the page has no others', noTerms, ['B', 'Z'], [], ['B', 'Z']],
])('puts what waits above the list %s', (_, terms, page, above, below) => {
  const orders = numbered(...page)
  const first = attentionOf(terms, { orders, work: { ...work, attention } })
  expect(numbersOf(first)).toEqual(above)
  expect(numbersOf(othersOf(orders, first))).toEqual(below)
})
