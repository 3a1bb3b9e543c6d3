import type { User } from '../../api/account.ts'
import type { UnpaidInvoice } from '../../api/invoices.ts'

/** More invoices than this are counted, not named. */
const mostNamed = 10

export type UnpaidBanner = {
  count: number
  /** What all of them ask for, in the person's currency. */
  total: number
  /** Those that are named; none where they are too many. */
  named: readonly UnpaidInvoice[]
}

type Owing = Pick<User, 'hideInvoices' | 'unpaidInvoices'>

/** What the banner says of somebody's unpaid invoices; null where there is nothing to say. */
export function unpaidBannerOf({ hideInvoices, unpaidInvoices }: Owing): UnpaidBanner | null {
  const count = unpaidInvoices.length
  if (hideInvoices || count === 0) return null
  const total = unpaidInvoices.reduce((sum, { balance }) => sum + balance, 0)
  return { count, total, named: count > mostNamed ? [] : unpaidInvoices }
}

/** Where invoices are paid together, below the language: their numbers, with commas between them. */
export function payPath(invoices: readonly Pick<UnpaidInvoice, 'invoiceNumber'>[]): string {
  const numbers = invoices.map(({ invoiceNumber }) => invoiceNumber)
  return `researcher/invoices/pay/${numbers.join(',')}`
}
