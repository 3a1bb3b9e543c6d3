import { parseInstant } from '../../../../src/lib/calendar.ts'
import type { Instant } from '../../../../src/lib/instant.ts'
import { isoOf } from '../../../world/clock/world-calendar.ts'
import type { Schemas } from '../../../world/rows/contract-types.ts'
import type { OrderRow } from '../../../world/rows/rows.ts'
import { statusAt } from './order-rules.ts'

type Counts = Omit<Schemas['OrderWork'], 'attention' | 'upcoming'>

/** More orders than this are only counted. */
const mostNamed = 10

type Share = 'received' | 'inProgress' | 'needsAttention'

/** What an order counts as; undefined where there is nothing left to do. */
function shareOf(row: OrderRow, now: Instant): Share | undefined {
  switch (statusAt(row, now)) {
    case 'Received':
      return 'received'
    case 'In Progress':
      return 'inProgress'
    case 'Completed':
      return row.order.paid ? undefined : 'needsAttention'
    case 'Cancelled':
      return undefined
    default:
      return 'needsAttention'
  }
}

/** Undefined for an order that nobody works on, and for one without a deadline. */
function deadlineAt(row: OrderRow, share: Share | undefined): Instant | undefined {
  const { deadline } = row.order
  if (share === undefined || share === 'needsAttention' || deadline === null) return undefined
  return parseInstant(deadline)
}

export function workOf(rows: Iterable<OrderRow>, now: Instant): Counts {
  const work = { received: 0, inProgress: 0, needsAttention: 0 }
  let next = Number.POSITIVE_INFINITY
  for (const row of rows) {
    const share = shareOf(row, now)
    if (share !== undefined) work[share]++
    next = Math.min(next, deadlineAt(row, share) ?? next)
  }
  return {
    ...work,
    nextDeadline: Number.isFinite(next) ? isoOf(next) : null,
  }
}

export function attentionOf(rows: Iterable<OrderRow>, now: Instant): OrderRow[] {
  return [...rows]
    .filter((row) => shareOf(row, now) === 'needsAttention')
    .toSorted((a, b) => b.createdAt - a.createdAt)
    .slice(0, mostNamed)
}

export function upcomingOf(rows: Iterable<OrderRow>, now: Instant): Schemas['UpcomingOrder'][] {
  return [...rows]
    .flatMap((row) => {
      const at = deadlineAt(row, shareOf(row, now))
      return at === undefined ? [] : [{ order: row.order, at }]
    })
    .toSorted((a, b) => a.at - b.at)
    .slice(0, mostNamed)
    .map(({ order: { externalId, title }, at }) => ({ externalId, title, deadline: isoOf(at) }))
}

export function orderWork(
  rows: readonly OrderRow[],
  now: Instant,
  shown: (row: OrderRow) => Schemas['Order'],
): Schemas['OrderWork'] {
  return {
    ...workOf(rows, now),
    attention: attentionOf(rows, now).map(shown),
    upcoming: upcomingOf(rows, now),
  }
}
