import type { QueryClient } from '@tanstack/react-query'
import { type OrderTerms, orderSearchQuery } from '../../api/orders.ts'
import { prefetchWithTimeout } from '../../lib/browser/prefetch-with-timeout.ts'

export function loadDashboard(
  { queryClient }: { queryClient: QueryClient },
  terms: OrderTerms,
): Promise<void> {
  return prefetchWithTimeout(queryClient.prefetchQuery(orderSearchQuery(terms)))
}
