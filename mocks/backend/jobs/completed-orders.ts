import { parseInstant } from '../../../src/lib/calendar.ts'
import type { Instant } from '../../../src/lib/instant.ts'
import type { World } from '../../world/galley-world.ts'
import type { OrderRow } from '../../world/rows/rows.ts'

type Completion = { row: OrderRow; doneAt: Instant }

export function newlyCompletedOrders(world: World, now: Instant): Completion[] {
  const due = world.orders.in('unnotified', true, { before: now + 1 })
  return Array.from(due.rows(), (row) => {
    const { deadline } = row.order
    return { row, doneAt: deadline === null ? now : parseInstant(deadline) }
  })
}
