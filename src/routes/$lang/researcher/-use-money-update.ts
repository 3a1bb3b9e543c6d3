import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { User } from '../../../api/account.ts'
import { invoicesQuery } from '../../../api/invoices.ts'

/**
 * Brings the person's money up to date, which is known from before, once the orders are on the
 * screen: nobody waits for it.
 */
export function useMoneyUpdate(user: User | null, hasOrders: boolean): void {
  const queries = useQueryClient()
  const isDue = hasOrders && user !== null && !user.hideInvoices
  useEffect(() => {
    if (isDue) void queries.prefetchQuery({ ...invoicesQuery(), meta: { quiet: true } })
  }, [isDue, queries])
}
