import { type PageSearch, pageSearch } from './page-search.ts'

export type InvoiceSearch = PageSearch & { from?: string; to?: string; orderNumber?: string }

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)

/** Filters and page of the invoices; the screen ignores unreadable days. */
export function invoiceSearch(search: Record<string, unknown>): InvoiceSearch {
  return {
    ...pageSearch(search),
    from: textOf(search.from),
    to: textOf(search.to),
    orderNumber: textOf(search.orderNumber),
  }
}
