import { parseInstant } from '../../../../src/lib/calendar.ts'
import { isoOf } from '../../../world/clock/world-calendar.ts'
import type { Schemas } from '../../../world/rows/contract-types.ts'
import type { OrderRow } from '../../../world/rows/rows.ts'
import { statusAt } from './order-rules.ts'

type Counts = Omit<Schemas['OrderWork'], 'attention' | 'upcoming'>

/** More orders than this are only counted. */
const mostNamed = 10

export function workOf(rows: Iterable<OrderRow>, now: number): Counts {
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

export function attentionOf(rows: Iterable<OrderRow>, now: number): OrderRow[] {
  return [...rows]
    .filter((row) => workOf([row], now).needsAttention > 0)
    .toSorted((a, b) => b.createdAt - a.createdAt)
    .slice(0, mostNamed)
}

export function upcomingOf(rows: Iterable<OrderRow>, now: number): Schemas['UpcomingOrder'][] {
  return [...rows]
    .flatMap((row) => {
      const { externalId, title } = row.order
      const { nextDeadline: deadline } = workOf([row], now)
      return deadline === null ? [] : [{ externalId, title, deadline }]
    })
    .toSorted((a, b) => parseInstant(a.deadline) - parseInstant(b.deadline))
    .slice(0, mostNamed)
}

export function orderWork(
  rows: readonly OrderRow[],
  now: number,
  shown: (row: OrderRow) => Schemas['Order'],
): Schemas['OrderWork'] {
  return {
    ...workOf(rows, now),
    attention: attentionOf(rows, now).map(shown),
    upcoming: upcomingOf(rows, now),
  }
}
