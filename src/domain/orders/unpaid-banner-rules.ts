import type { UnpaidInvoice } from '../../api/invoices.ts'
import type { Order } from '../../api/orders.ts'
import { payOffList } from '../../lib/search/pay-off-list.ts'
import type { InvoiceUser } from './order-card-rules.ts'

/** More invoices than this are counted instead of listed. */
const maxNamedInvoices = 10

type UnpaidSummary = {
  count: number
  /** In the user's currency. */
  total: number
  invoices: readonly UnpaidInvoice[]
  /** Empty if there are too many to list. */
  named: readonly UnpaidInvoice[]
}

export function unpaidBannerOf({
  hideInvoices,
  unpaidInvoices,
}: InvoiceUser): UnpaidSummary | null {
  const count = unpaidInvoices.length
  if (hideInvoices || count === 0) return null
  const total = unpaidInvoices.reduce((sum, { balance }) => sum + balance, 0)
  const named = count > maxNamedInvoices ? [] : unpaidInvoices
  return { count, total, invoices: unpaidInvoices, named }
}

/** Parameters of the page that pays several invoices at once. */
export function payParams(invoices: readonly Pick<UnpaidInvoice, 'invoiceNumber'>[]) {
  return { invoiceNumbers: payOffList(invoices.map(({ invoiceNumber }) => invoiceNumber)) }
}

/**
 * Where a bank is to bring the payment of every invoice: the slip that one of them waits for, or
 * null. Undefined where something is left to pay.
 */
export function promisedOf(
  invoices: readonly UnpaidInvoice[],
  orders: readonly Pick<Order, 'externalId' | 'pendingPayments'>[],
): { boletoUrl: string | null } | undefined {
  const pending = invoices.map(
    (invoice) =>
      orders.find(({ externalId }) => externalId === invoice.externalId)?.pendingPayments ?? [],
  )
  if (pending.some((payments) => payments.length === 0)) return undefined
  const [payments, ...others] = pending
  const slip = others.length > 0 ? undefined : payments?.find(({ boletoUrl }) => boletoUrl)
  return { boletoUrl: slip?.boletoUrl ?? null }
}
