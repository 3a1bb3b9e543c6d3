import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { User } from '../../api/account.ts'
import { invoicesQuery } from '../../api/invoices.ts'

/** Refreshes prepayments and unpaid invoices after the orders are shown. */
export function useInvoicesPrefetch(user: User | null, hasOrders: boolean): void {
  const queries = useQueryClient()
  const isDue = hasOrders && user !== null && !user.hideInvoices
  useEffect(() => {
    if (isDue) void queries.prefetchQuery({ ...invoicesQuery(), meta: { quiet: true } })
  }, [isDue, queries])
}
