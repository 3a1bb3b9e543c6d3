import { parseInstant } from '../../../../src/lib/calendar.ts'
import type { Instant } from '../../../../src/lib/instant.ts'
import { memoizeByObject } from '../../../../src/lib/memoize.ts'
import { freezeInPlace } from '../../../store/values.ts'
import { isoOf } from '../../../world/clock/world-calendar.ts'
import type { Schemas } from '../../../world/rows/contract-types.ts'
import type { OrderRow } from '../../../world/rows/rows.ts'
import { statusAt } from './order-rules.ts'

/** More orders than this are only counted. */
const mostNamed = 10

type Share = 'received' | 'inProgress' | 'needsAttention'

type WorkSetting = {
  now: Instant
  shown: (row: OrderRow) => Schemas['Order']
  /** The identities of the orders whose payment is on its way. */
  promised: ReadonlySet<string>
}

/** What an order counts as; undefined where there is nothing left to do. */
function shareOf(row: OrderRow, { now, promised }: WorkSetting): Share | undefined {
  switch (statusAt(row, now)) {
    case 'Received':
      return 'received'
    case 'In Progress':
      return 'inProgress'
    case 'Completed':
      return row.order.paid || promised.has(row.identity) ? undefined : 'needsAttention'
    case 'Cancelled':
      return undefined
    default:
      return 'needsAttention'
  }
}

type OpenOrder = {
  row: OrderRow
  share: Share
  /** Undefined for an order that nobody works on, and for one without a deadline. */
  due: Instant | undefined
}

function openOrders(rows: Iterable<OrderRow>, setting: WorkSetting): OpenOrder[] {
  const found: OpenOrder[] = []
  for (const row of rows) {
    const share = shareOf(row, setting)
    if (share === undefined) continue
    const { deadline } = row.order
    const isAwaited = share === 'needsAttention' || deadline === null
    found.push({ row, share, due: isAwaited ? undefined : parseInstant(deadline) })
  }
  return found
}

const upcomingOf = memoizeByObject(({ order: { externalId, title, deadline } }: OrderRow) =>
  deadline === null
    ? []
    : [freezeInPlace({ externalId, title, deadline: isoOf(parseInstant(deadline)) })],
)

function namedUpcoming(open: readonly OpenOrder[]): Schemas['UpcomingOrder'][] {
  return open
    .flatMap(({ row, due }) => (due === undefined ? [] : [{ row, due }]))
    .toSorted((a, b) => a.due - b.due)
    .slice(0, mostNamed)
    .flatMap(({ row }) => upcomingOf(row))
}

function namedAttention(open: readonly OpenOrder[]): OrderRow[] {
  return open
    .flatMap(({ row, share }) => (share === 'needsAttention' ? [row] : []))
    .toSorted((a, b) => b.createdAt - a.createdAt)
    .slice(0, mostNamed)
}

export function orderWork(rows: Iterable<OrderRow>, setting: WorkSetting): Schemas['OrderWork'] {
  const open = openOrders(rows, setting)
  const counts = { received: 0, inProgress: 0, needsAttention: 0 }
  for (const { share } of open) counts[share]++
  const upcoming = namedUpcoming(open)
  return {
    ...counts,
    nextDeadline: upcoming[0]?.deadline ?? null,
    attention: namedAttention(open).map(setting.shown),
    upcoming,
  }
}
