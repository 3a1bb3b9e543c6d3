import type { UnpaidInvoice } from '../../api/invoices.ts'
import type { UnbuiltPath } from '../../ui/page/to-unbuilt.ts'
import type { InvoiceUser } from './order-card-rules.ts'

/** More invoices than this are counted instead of listed. */
const maxNamedInvoices = 10

export type UnpaidBanner = {
  count: number
  /** In the user's currency. */
  total: number
  /** Empty if there are too many to list. */
  named: readonly UnpaidInvoice[]
}

export function unpaidBannerOf({ hideInvoices, unpaidInvoices }: InvoiceUser): UnpaidBanner | null {
  const count = unpaidInvoices.length
  if (hideInvoices || count === 0) return null
  const total = unpaidInvoices.reduce((sum, { balance }) => sum + balance, 0)
  return { count, total, named: count > maxNamedInvoices ? [] : unpaidInvoices }
}

/** The path below the language that pays several invoices at once. */
export function payPath(invoices: readonly Pick<UnpaidInvoice, 'invoiceNumber'>[]): UnbuiltPath {
  const numbers = invoices.map(({ invoiceNumber }) => invoiceNumber)
  return `researcher/invoices/pay/${numbers.join(',')}`
}
