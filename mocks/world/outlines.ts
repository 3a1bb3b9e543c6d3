import { parseInstant } from '../../src/lib/calendar.ts'
import { isUnpaid } from './invoice-balance.ts'
import type { InvoiceRow, PaymentRow } from './rows/payment-rows.ts'
import type { OrderRow } from './rows/rows.ts'

// Outlines hold what a table's indexes read, so that lazy rows are counted and sorted without being made.

export const orderOutline = ({
  identity,
  owner,
  createdAt,
  receivedAt,
  completionNotified,
  order,
}: OrderRow) => {
  const { status, paid, deadline } = order
  const isWorkedOn = status === 'Received' || status === 'In Progress'
  return {
    identity,
    owner,
    createdAt,
    status,
    isOpen: status !== 'Cancelled' && !(status === 'Completed' && paid),
    /** Deadline of an order whose completion was not notified yet. */
    unnotifiedEnd:
      isWorkedOn && deadline !== null && !completionNotified ? parseInstant(deadline) : null,
    /** When an order arrived whose deadline has to be agreed on. */
    undatedSince: isWorkedOn && deadline === null ? receivedAt : null,
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
  /** When an open payment is settled or expires. */
  endsAt: status === 'open' ? dueAt : null,
})

export type PaymentOutline = ReturnType<typeof paymentOutline>
