import type { Order } from '../../../api/orders.ts'
import { orderStateOf, toneOf } from '../../../domain/orders/order-card-rules.ts'
import { parseInstant } from '../../../lib/calendar.ts'

const isRunning = (order: Order) => toneOf(orderStateOf(order)) === 'running'

const dueAt = ({ deadline }: Order) =>
  deadline === null ? Number.POSITIVE_INFINITY : parseInstant(deadline)

const soonest = (one: number, other: number) => (one < other ? -1 : Number(one > other))

/** What is being worked on, the next due first, and then the others as they were. */
export function dueFirst(orders: readonly Order[]): readonly Order[] {
  const running = orders.filter(isRunning).toSorted((a, b) => soonest(dueAt(a), dueAt(b)))
  return [...running, ...orders.filter((order) => !isRunning(order))]
}
