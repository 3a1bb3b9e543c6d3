import type { Instant } from '../../../src/lib/instant.ts'
import type { World } from '../../world/galley-world.ts'
import { invoiceOrderLines, unbilledLines } from '../rules/orders/order-money.ts'
import { newlyCompletedOrders } from './completed-orders.ts'

/** Bills at its completion, at the latest, what is owed for an order. */
export function invoiceCompletedOrders(world: World, now: Instant): void {
  for (const { row, doneAt } of newlyCompletedOrders(world, now)) {
    invoiceOrderLines(world, row, unbilledLines(world, row), doneAt)
  }
}
