import { parseInstant } from '../../../../src/lib/calendar.ts'
import { isoOf } from '../../../world/clock/world-calendar.ts'
import type { Schemas } from '../../../world/contract-types.ts'
import type { OrderRow } from '../../../world/rows/rows.ts'
import { statusAt } from './order-rules.ts'

/** Counts orders in progress at `now` (epoch milliseconds) and those that wait for the customer. */
export function workOf(rows: Iterable<OrderRow>, now: number): Schemas['OrderWork'] {
  const work = { received: 0, inProgress: 0, needsAttention: 0 }
  let next = Number.POSITIVE_INFINITY
  for (const row of rows) {
    const { order } = row
    switch (statusAt(row, now)) {
      case 'Received':
        work.received++
        break
      case 'In Progress':
        work.inProgress++
        break
      case 'Completed':
        if (!order.paid) work.needsAttention++
        continue
      case 'Cancelled':
        continue
      default:
        work.needsAttention++
        continue
    }
    if (order.deadline !== null) next = Math.min(next, parseInstant(order.deadline))
  }
  return {
    ...work,
    nextDeadline: Number.isFinite(next) ? isoOf(next) : null,
  }
}
