import type { AvailableService } from '../../../api/orders/order-changes.ts'
import { formatDateTime } from '../../../i18n/format-date.ts'
import type { DateStyle } from '../../../i18n/intl-format.ts'
import { isDay, parseInstant } from '../../../lib/calendar.ts'
import type { Instant } from '../../../lib/instant.ts'

const halfHour = 30 * 60_000
const hour = 2 * halfHour

export type DeadlineValues = {
  /** YYYY-MM-DD in the reader's zone; empty while the order has no deadline. */
  day: string
  /** HH:mm, 24 hours. */
  time: string
}

export function deadlineValuesOf(deadline: string | null, style: DateStyle = {}): DeadlineValues {
  if (deadline === null) return { day: '', time: '' }
  const [day = '', time = ''] = formatDateTime(parseInstant(deadline), style).split(' ')
  return { day, time }
}

/** By HH:mm; the first of two equal times. Some zones are a quarter off. */
export function halfHoursOf(day: string, style: DateStyle = {}): ReadonlyMap<string, Instant> {
  const times = new Map<string, Instant>()
  if (!isDay(day)) return times
  const midnight = parseInstant(day)
  // Zones are up to 14 hours ahead of UTC and 12 behind it; a day may have 25 hours.
  for (let at = midnight - 14 * hour; at < midnight + 37 * hour; at += halfHour) {
    const [shownDay, time = ''] = formatDateTime(at, style).split(' ')
    if (shownDay === day && !times.has(time)) times.set(time, at)
  }
  return times
}

/** Undefined if no such time exists. `agreed` is the deadline so far. */
export function enteredDeadline(
  { day, time }: DeadlineValues,
  agreed: string | null,
  style: DateStyle = {},
): number | undefined {
  const before = deadlineValuesOf(agreed, style)
  const isAgreed = agreed !== null && day === before.day && time === before.time
  return isAgreed ? parseInstant(agreed) : halfHoursOf(day, style).get(time)
}

/** Times to choose from on a day, from the agreed deadline on; the chosen one is always listed. */
export function timesToChoose(
  { day, time }: DeadlineValues,
  agreed: string,
  style: DateStyle = {},
): string[] {
  const before = deadlineValuesOf(agreed, style)
  const times = new Map(halfHoursOf(isDay(day) ? day : before.day, style))
  const earliest = parseInstant(agreed)
  if (day === before.day) times.set(before.time, earliest)
  return [...times]
    .filter(([text, at]) => at >= earliest || text === time || !isDay(day))
    .toSorted(([, one], [, other]) => one - other)
    .map(([text]) => text)
}

/** When an order is due with services added: the slowest decides. Undefined without any. */
function suggestedDeadline(
  added: readonly Pick<AvailableService, 'deadline'>[],
): Instant | undefined {
  const deadlines = added.flatMap(({ deadline }) => deadline ?? [])
  return deadlines.length === 0 ? undefined : Math.max(...deadlines.map(parseInstant))
}

type Dated = readonly Pick<AvailableService, 'deadline'>[]

type Entered = {
  entered: Instant | undefined
  agreed: string | null
  added: Dated
  offered: Dated
}

/** Leads back to the agreed one if the entered one is that of a service not added any more. */
export function expectedDeadline({
  entered,
  agreed,
  added,
  offered,
}: Entered): { from: 'services' | 'agreement'; instant: Instant } | undefined {
  const suggested = suggestedDeadline(added)
  if (entered === undefined || entered === suggested) return undefined
  if (suggested !== undefined) return { from: 'services', instant: suggested }
  if (agreed === null || entered === parseInstant(agreed)) return undefined
  const isLeft = offered.some(({ deadline }) => deadline && parseInstant(deadline) === entered)
  return isLeft ? { from: 'agreement', instant: parseInstant(agreed) } : undefined
}
