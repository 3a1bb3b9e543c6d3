import { parseInstant } from '../../../src/lib/calendar.ts'
import type { World } from '../../world/galley-world.ts'
import type { OrderRow } from '../../world/rows/rows.ts'

/** In epoch milliseconds. */
type Completion = { row: OrderRow; doneAt: number }

export function newlyCompletedOrders(world: World, now: number): Completion[] {
  const due = world.orders.in('unnotified', true, { before: now + 1 })
  return Array.from(due.rows(), (row) => {
    const { deadline } = row.order
    return { row, doneAt: deadline === null ? now : parseInstant(deadline) }
  })
}
