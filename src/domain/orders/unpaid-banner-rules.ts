import type { UnpaidInvoice } from '../../api/invoices.ts'
import { payOffList } from '../../lib/search/pay-off-list.ts'
import { balanceOfAll, owedOf } from '../money/owed.ts'
import type { InvoiceUser } from './order-card-rules.ts'

const maxNamedInvoices = 10

/** Sums are in the user's currency. */
type UnpaidSummary = {
  count: number
  /** Of what is asked for. */
  total: number
  onItsWay: number
  due: readonly UnpaidInvoice[]
  /** Empty if there are too many to list. */
  named: readonly UnpaidInvoice[]
  /** The open boleto of the only one. */
  boletoUrl: string | undefined
}

export function unpaidBannerOf({
  hideInvoices,
  unpaidInvoices,
}: InvoiceUser): UnpaidSummary | null {
  const count = unpaidInvoices.length
  if (hideInvoices || count === 0) return null
  const { due, onItsWay } = owedOf(unpaidInvoices)
  const [only] = count === 1 ? onItsWay : []
  return {
    count,
    total: balanceOfAll(due),
    onItsWay: balanceOfAll(onItsWay),
    due,
    named: count > maxNamedInvoices ? [] : unpaidInvoices,
    boletoUrl: only?.pendingPayment?.boletoUrl ?? undefined,
  }
}

export function payParams(invoices: readonly Pick<UnpaidInvoice, 'invoiceNumber'>[]) {
  return { invoiceNumbers: payOffList(invoices.map(({ invoiceNumber }) => invoiceNumber)) }
}
