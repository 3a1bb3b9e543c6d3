import { type ListSearch, listSearch, textOf } from './list-search.ts'
import { type PageSearch, pageSearch } from './page-search.ts'

export type InvoiceSearch = PageSearch &
  ListSearch & {
    from?: string
    to?: string
    orderNumber?: string
    invoices?: string
  }

export function invoiceSearch(search: Record<string, unknown>): InvoiceSearch {
  return {
    ...pageSearch(search),
    ...listSearch(search),
    from: textOf(search.from),
    to: textOf(search.to),
    orderNumber: textOf(search.orderNumber),
    invoices: textOf(search.invoices),
  }
}
