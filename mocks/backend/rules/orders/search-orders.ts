import { parseInstant } from '../../../../src/lib/calendar.ts'
import type { Instant } from '../../../../src/lib/instant.ts'
import type { Key } from '../../../store/values.ts'
import type { View } from '../../../store/view.ts'
import { endOfDay, startOfDay } from '../../../world/clock/world-calendar.ts'
import type { World } from '../../../world/galley-world.ts'
import type { Schemas } from '../../../world/rows/contract-types.ts'
import type { OrderRow } from '../../../world/rows/rows.ts'
import { statusAt } from './order-rules.ts'

export type OrderSearch = {
  xid?: string
  orderTitle?: string
  from?: string
  to?: string
  status?: readonly Schemas['ListedOrderStatus'][]
  sort?: Schemas['OrderSort']
}

type SearchSetting = { world: World; owner: string; zone: string; now: Instant }

/** What time does not change any more. */
const settled = ['Completed', 'Cancelled'] as const

export function listedStatusAt(row: OrderRow, now: Instant): Schemas['ListedOrderStatus'] {
  const status = statusAt(row, now)
  return status === 'Completed' && !row.order.paid ? 'Awaiting Payment' : status
}

const openRows = ({ world, owner }: SearchSetting) => [
  ...world.orders.in('openByOwner', owner).rows(),
]

/** Reads the rows that are not settled, of which a person has few. */
function keysWithStatus(
  statuses: readonly Schemas['ListedOrderStatus'][],
  setting: SearchSetting,
): Set<Key> {
  const { world, owner, now } = setting
  const open = openRows(setting)
    .filter((row) => statuses.includes(listedStatusAt(row, now)))
    .map(({ identity }) => identity)
  const others = settled
    .filter((status) => statuses.includes(status))
    .flatMap((status) => [...world.orders.in('settledByOwner', `${status} ${owner}`).keys()])
  return new Set<Key>([...open, ...others])
}

const dueAt = ({ order: { deadline } }: OrderRow) =>
  deadline === null ? Number.POSITIVE_INFINITY : parseInstant(deadline)

function sorted(
  view: View<OrderRow>,
  sort: OrderSearch['sort'],
  setting: SearchSetting,
): View<OrderRow> {
  if (sort === 'oldest') return view.reversed()
  if (sort !== 'deadline') return view
  const ahead = openRows(setting)
    .filter((row) => statusAt(row, setting.now) !== 'Completed')
    .toSorted((a, b) => compareNumbers(dueAt(a), dueAt(b)) || b.createdAt - a.createdAt)
  return view.startingWith(ahead.map(({ identity }) => identity))
}

/** The difference of two infinities is no number. */
const compareNumbers = (a: number, b: number) => (a === b ? 0 : a - b)

/** `from` and `to` are inclusive days (YYYY-MM-DD) of the zone. Makes no settled lazy rows. */
export function searchOrdersOf(setting: SearchSetting, search: OrderSearch): View<OrderRow> {
  const { world, owner, zone } = setting
  const { xid, orderTitle, from, to, status, sort } = search
  const number = xid?.trim().toUpperCase()
  const placed = world.orders.in('byOwner', owner, {
    from: from ? startOfDay(from, zone) : undefined,
    before: to ? endOfDay(to, zone) : undefined,
  })
  const numbered = number ? placed.filterKeys((key) => String(key).includes(number)) : placed
  const wanted = status && keysWithStatus(status, setting)
  const narrowed = wanted ? numbered.filterKeys((key) => wanted.has(key)) : numbered
  const titled = orderTitle?.trim() ? narrowed.search(orderTitle) : narrowed
  return sorted(titled, sort, setting)
}
