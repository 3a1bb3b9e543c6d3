import type { InvoiceLoad } from '../../../api/invoices.ts'

type Money = Pick<InvoiceLoad, 'invoices' | 'pendingPayments'>

export type FoundPayment = {
  /** Undefined where the server does not name it. */
  receiptCode: string | undefined
}

/** What was paid of the invoices, and payments that a bank is to bring for them. */
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

/** Identities of the payments of some invoices, each once. */
export const knownPayments = (load: Money, numbers: readonly string[]): string[] => [
  ...new Set(paymentsOf(load, numbers).map(({ identity }) => identity)),
]

/** A payment of one of the invoices that is not among the known ones. */
export const newPayment = (
  load: Money,
  numbers: readonly string[],
  known: readonly string[],
): FoundPayment | undefined =>
  paymentsOf(load, numbers).find(({ identity }) => !known.includes(identity))
