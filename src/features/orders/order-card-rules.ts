import type { Order, OrderStatus } from '../../api/orders.ts'
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
  | { kind: 'boleto'; address: string }
  | { kind: 'proof-of-payment' }
  | { kind: 're-edit' }
  | { kind: 'inactive-service' }

/** The offers of an order's card. */
export function offersOf(order: Order): OrderOffer[] {
  const offers: OrderOffer[] = []
  const boleto = order.pendingPayments.find(({ boletoUrl }) => boletoUrl)?.boletoUrl
  if (order.downloadAvailable) offers.push({ kind: 'download' })
  if (stateOf(order) === 'awaiting payment') {
    if (boleto) offers.push({ kind: 'boleto', address: boleto })
    if (!order.downloadAvailable) offers.push({ kind: 'proof-of-payment' })
  }
  if (order.completed && !order.containsActiveService) offers.push({ kind: 'inactive-service' })
  else if (order.reeditAvailable) offers.push({ kind: 're-edit' })
  return offers
}

/** Whole hours until an instant, rounded down; negative once it has passed. Both epoch milliseconds. */
export function hoursLeft(deadline: number, now: number): number {
  return Math.floor((deadline - now) / 3_600_000)
}

export type WorkInHand = {
  /** How many orders editors have in hand. */
  running: number
  /** How many orders cannot go on before the person has done something. */
  waiting: number
  /** The next instant at which an order is due, epoch milliseconds. */
  nextDue: number | undefined
}

/** What is going on with a list of orders. */
export function workInHand(orders: readonly Order[]): WorkInHand {
  const running = orders.filter((order) => toneOf(stateOf(order)) === 'running')
  const waiting = orders.filter((order) => toneOf(stateOf(order)) === 'waiting')
  const due = running.flatMap(({ deadline }) => (deadline ? [Date.parse(deadline)] : []))
  return {
    running: running.length,
    waiting: waiting.length,
    nextDue: due.length > 0 ? Math.min(...due) : undefined,
  }
}
