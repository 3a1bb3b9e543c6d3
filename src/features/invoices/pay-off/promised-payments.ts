import type { Invoice, InvoiceLoad } from '../../../api/invoices.ts'

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
