import type { Invoice } from '../../../api/invoices.ts'

type PaidInvoice = Pick<Invoice, 'invoiceNumber' | 'currency' | 'payments'>

export function latestPayment(invoices: readonly PaidInvoice[]) {
  return invoices
    .flatMap(({ invoiceNumber, currency, payments }) =>
      payments.map(({ amount, date }) => ({ invoiceNumber, currency, amount, date })),
    )
    .toSorted((one, other) => other.date.localeCompare(one.date))
    .at(0)
}
