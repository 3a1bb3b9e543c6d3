import { isUnpaid } from './invoice-balance.ts'
import type { InvoiceRow, PaymentRow } from './payment-rows.ts'
import type { OrderRow } from './rows.ts'

// What the indexes of a table read of its rows: enough to count, sort and group rows not yet made.

export const orderOutline = ({ identity, owner, createdAt, told, order }: OrderRow) => {
  const { status, paid, deadline } = order
  const isWorkedOn = status === 'Received' || status === 'In Progress'
  return {
    identity,
    owner,
    createdAt,
    /** Somebody works on it or waits for it: neither cancelled, nor finished and paid. */
    isOpen: status !== 'Cancelled' && !(status === 'Completed' && paid),
    /** When the work ends (epoch milliseconds), where nobody is told of that yet; else null. */
    untoldEnd: isWorkedOn && deadline !== null && !told ? Date.parse(deadline) : null,
  }
}

export type OrderOutline = ReturnType<typeof orderOutline>

export const invoiceOutline = (invoice: InvoiceRow) => {
  const { invoiceNumber, owner, orderIdentity, createdAt } = invoice
  return { invoiceNumber, owner, orderIdentity, createdAt, isUnpaid: isUnpaid(invoice) }
}

export type InvoiceOutline = ReturnType<typeof invoiceOutline>

export const paymentOutline = ({ receiptCode, owner, createdAt, status, dueAt }: PaymentRow) => ({
  receiptCode,
  owner,
  createdAt,
  isOpen: status === 'open',
  /** When an open one ends by itself (epoch milliseconds); null for one that does not. */
  endsAt: status === 'open' ? dueAt : null,
})

export type PaymentOutline = ReturnType<typeof paymentOutline>
