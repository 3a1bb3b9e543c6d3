import type { Order, OrderSearchResult, OrderTerms } from '../../../api/orders.ts'
import { isNarrowed } from '../../../domain/orders/order-search-rules.ts'

export const isOverview = (terms: OrderTerms): boolean =>
  !isNarrowed(terms) && terms.sort === '' && terms.page === 1

type Shown = Pick<OrderSearchResult, 'orders' | 'work'>

/** Those that wait for the person, unless the page has no others. */
export function attentionOf(terms: OrderTerms, { orders, work }: Shown): readonly Order[] {
  if (!isOverview(terms)) return []
  return othersOf(orders, work.attention).length > 0 ? work.attention : []
}

export function othersOf(orders: readonly Order[], above: readonly Order[]): readonly Order[] {
  const numbers = new Set(above.map(({ externalId }) => externalId))
  return orders.filter(({ externalId }) => !numbers.has(externalId))
}
