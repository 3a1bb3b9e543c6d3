import type { QueryClient } from '@tanstack/react-query'
import type { User } from '../../../api/account.ts'
import { invoicesQuery } from '../../../api/invoices.ts'
import { type OrderTerms, orderSearchQuery } from '../../../api/orders.ts'
import { briefly } from '../../../app/briefly.ts'

type Context = { queryClient: QueryClient; user: User | null }

/** Waits a moment for the orders. The person's money is known from before, and only brought up to date. */
export function loadDashboard({ queryClient, user }: Context, terms: OrderTerms): Promise<void> {
  if (user && !user.hideInvoices) {
    void queryClient.prefetchQuery({ ...invoicesQuery(), meta: { quiet: true } })
  }
  return briefly(queryClient.prefetchQuery(orderSearchQuery(terms)))
}
