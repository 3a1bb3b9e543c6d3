import type { InvoiceLoad } from '../../../api/invoices.ts'

type Money = Pick<InvoiceLoad, 'invoices' | 'pendingPayments'>

export type FoundPayment = {
  receiptCode: string | undefined
}

function paymentsOf({ invoices, pendingPayments }: Money, numbers: readonly string[]) {
  const paid = invoices
    .filter(({ invoiceNumber }) => numbers.includes(invoiceNumber))
    .flatMap(({ payments }) =>
      payments.map(({ id, receiptCode }) => ({ identity: receiptCode ?? id, receiptCode })),
    )
  const promised = pendingPayments
    .filter(({ invoiceNumbers }) => invoiceNumbers.some((number) => numbers.includes(number)))
    .map(({ receiptCode }) => ({ identity: receiptCode, receiptCode }))
  return [...paid, ...promised]
}

export const knownPayments = (load: Money, numbers: readonly string[]): string[] => [
  ...new Set(paymentsOf(load, numbers).map(({ identity }) => identity)),
]

export const newPayment = (
  load: Money,
  numbers: readonly string[],
  known: readonly string[],
): FoundPayment | undefined =>
  paymentsOf(load, numbers).find(({ identity }) => !known.includes(identity))
