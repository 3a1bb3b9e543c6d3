import type { User } from '../../api/account.ts'
import type { Order, OrderStatus } from '../../api/orders.ts'
import { promisedDeadline } from '../../i18n/format-deadline.ts'
import type { StatusTone } from '../../ui/page/status.tsx'

/** What the card of an order says is happening. */
export type OrderState = OrderStatus | 'awaiting payment'

const tones: Record<OrderState, StatusTone> = {
  'Awaiting Files': 'waiting',
  Received: 'running',
  'In Progress': 'running',
  'On Hold': 'waiting',
  Completed: 'done',
  Cancelled: 'off',
  'awaiting payment': 'waiting',
}

/** Completed and unpaid is a state of its own: the files wait for the money. */
export function stateOf({ status, completed, paid }: Order): OrderState {
  return completed && !paid ? 'awaiting payment' : status
}

export const toneOf = (state: OrderState): StatusTone => tones[state]

/** The name that styles know a status by: lower case, no spaces. */
export function statusClass(status: OrderStatus): string {
  return status.toLowerCase().replaceAll(' ', '')
}

/** What the card offers next, the most wanted first. */
export type OrderOffer =
  | { kind: 'download' }
  | { kind: 'pay'; invoiceNumber: string }
  | { kind: 'boleto'; address: string }
  | { kind: 'proof-of-payment' }
  | { kind: 're-edit' }
  | { kind: 'inactive-service' }

export type Payer = Pick<User, 'hideInvoices' | 'unpaidInvoices'>

/** The offers of an order's card. Somebody with an open boleto is not asked to pay a second time. */
export function offersOf(order: Order, { hideInvoices, unpaidInvoices }: Payer): OrderOffer[] {
  const offers: OrderOffer[] = []
  const boleto = order.pendingPayments.find(({ boletoUrl }) => boletoUrl)?.boletoUrl
  if (order.downloadAvailable) offers.push({ kind: 'download' })
  if (stateOf(order) === 'awaiting payment') {
    const invoice = hideInvoices
      ? undefined
      : unpaidInvoices.find(({ externalId }) => externalId === order.externalId)
    if (boleto) offers.push({ kind: 'boleto', address: boleto })
    else if (invoice) offers.push({ kind: 'pay', invoiceNumber: invoice.invoiceNumber })
    if (!order.downloadAvailable) offers.push({ kind: 'proof-of-payment' })
  }
  if (order.completed && !order.containsActiveService) offers.push({ kind: 'inactive-service' })
  else if (order.reeditAvailable) offers.push({ kind: 're-edit' })
  return offers
}

/**
 * What is left until a deadline: whole hours until the promised instant, so that text and time left
 * agree, or 'late' once the deadline itself has passed. Both epoch milliseconds.
 */
export function timeLeft(deadline: number, now: number): number | 'late' {
  if (now > deadline) return 'late'
  return Math.floor((promisedDeadline(deadline) - now) / 3_600_000)
}
