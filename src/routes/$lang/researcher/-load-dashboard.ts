import type { QueryClient } from '@tanstack/react-query'
import { type OrderTerms, orderSearchQuery } from '../../../api/orders.ts'
import { briefly } from '../../../app/startup/prefetch-with-timeout.ts'

/** Waits a moment for the orders. */
export function loadDashboard(
  { queryClient }: { queryClient: QueryClient },
  terms: OrderTerms,
): Promise<void> {
  return briefly(queryClient.prefetchQuery(orderSearchQuery(terms)))
}
