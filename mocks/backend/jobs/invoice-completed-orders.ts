import type { World } from '../../world/galley-world.ts'
import { invoiceOrderLines, unbilledLines } from '../rules/orders/order-money.ts'
import { newlyCompletedOrders } from './completed-orders.ts'

/** Bills at its completion, at the latest, what is owed for an order; `now` in epoch milliseconds. */
export function invoiceCompletedOrders(world: World, now: number): void {
  for (const { row, doneAt } of newlyCompletedOrders(world, now)) {
    invoiceOrderLines(world, row, unbilledLines(world, row), doneAt)
  }
}
