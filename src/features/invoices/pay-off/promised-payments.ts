import type { Invoice, InvoiceLoad } from '../../../api/invoices.ts'
import { payOffBillOf } from './pay-off-bill.ts'

type Pending = InvoiceLoad['pendingPayments'][number]

type PromisedPayment = Pick<Pending, 'receiptCode' | 'boletoUrl'> & {
  /** Of those invoices that are to be paid here. */
  numbers: string[]
}

export function promisedFor(
  invoices: readonly Pick<Invoice, 'invoiceNumber'>[],
  { pendingPayments }: Pick<InvoiceLoad, 'pendingPayments'>,
): PromisedPayment[] {
  const own = invoices.map(({ invoiceNumber }) => invoiceNumber)
  return pendingPayments.flatMap(({ receiptCode, boletoUrl, invoiceNumbers }) => {
    const numbers = invoiceNumbers.filter((number) => own.includes(number))
    return numbers.length > 0 ? [{ receiptCode, boletoUrl, numbers }] : []
  })
}

/** Of the newest payment of invoices: the server names the newest first. */
export function latestPromised(
  load: Pick<InvoiceLoad, 'pendingPayments' | 'invoices' | 'currency'>,
) {
  const newest = load.pendingPayments.find(({ invoiceNumbers }) => invoiceNumbers.length > 0)
  if (!newest) return undefined
  const numbers = newest.invoiceNumbers
  const paid = load.invoices.filter(({ invoiceNumber }) => numbers.includes(invoiceNumber))
  return { ...payOffBillOf(paid, load.currency), numbers }
}
