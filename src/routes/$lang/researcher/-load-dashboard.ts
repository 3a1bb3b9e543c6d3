import type { QueryClient } from '@tanstack/react-query'
import { type OrderTerms, orderSearchQuery } from '../../../api/orders.ts'
import { prefetchWithTimeout } from '../../../app/startup/prefetch-with-timeout.ts'

/** Waits a moment for the orders. */
export function loadDashboard(
  { queryClient }: { queryClient: QueryClient },
  terms: OrderTerms,
): Promise<void> {
  return prefetchWithTimeout(queryClient.prefetchQuery(orderSearchQuery(terms)))
}
