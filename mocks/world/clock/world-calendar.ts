import dayjs from 'dayjs'
import timezone from 'dayjs/plugin/timezone.js'
import utc from 'dayjs/plugin/utc.js'
import type { Instant } from '../../../src/lib/instant.ts'
import { memoize } from '../../../src/lib/memoize.ts'

// Instants are epoch milliseconds, days YYYY-MM-DD, months count from 1, weekdays from Sunday, 0.
dayjs.extend(utc)
dayjs.extend(timezone)

const dayFormat = 'YYYY-MM-DD'

/** Native, since thousands of rows are written with it. */
export const isoOf = (instant: Instant): string => new Date(instant).toISOString()

/** An instant in whole seconds, such as `2026-03-02T14:05:09Z`. */
export const isoSecondsOf = (instant: Instant): string => dayjs.utc(instant).format()

export const formatUtc = (instant: Instant): string =>
  dayjs.utc(instant).format('YYYY-MM-DD HH:mm [UTC]')

/** An instant by the clock of this machine, such as `2026-03-02T14:05`; NaN for other text. */
export const parseLocalTime = (text: string): number => dayjs(text).valueOf()

export function dayIn(year: number, month: number, date: number): string {
  return dayjs.utc(`${year}-${month}-${date}`).format(dayFormat)
}

export function weekdayIn(
  year: number,
  month: number,
  { weekday, nth }: { weekday: number; nth: number | 'last' },
): string {
  const first = dayjs.utc(dayIn(year, month, 1))
  const from = nth === 'last' ? first.endOf('month').subtract(6, 'day') : first.add(nth - 1, 'week')
  return from.add((weekday - from.day() + 7) % 7, 'day').format(dayFormat)
}

export function addDays(day: string, count: number): string {
  return dayjs.utc(day).add(count, 'day').format(dayFormat)
}

export function weekdayOf(day: string): number {
  return dayjs.utc(day).day()
}

export function isWeekend(day: string): boolean {
  return [0, 6].includes(weekdayOf(day))
}

const quarter = 15 * 60_000
/** Three weeks, in which no site changes its clocks twice. */
const longestSpan = 2048 * quarter

/** dayjs takes about 0.1 ms for it. */
const measuredOffsets = memoize((zone: string) =>
  memoize((instant: Instant) => dayjs.utc(instant).tz(zone).utcOffset() * 60_000),
)

/** UTC offset in milliseconds. Clocks only change at full quarters of an hour. */
function offsetAt(instant: Instant, zone: string): number {
  const measured = measuredOffsets(zone)
  for (let span = longestSpan; ; span /= 2) {
    const start = Math.floor(instant / span) * span
    const offset = measured(start)
    if (span === quarter || offset === measured(start + span)) return offset
  }
}

// Moved instants are read in UTC, since dayjs's other modes depend on the zone of the machine.
export function dayOf(instant: Instant, zone: string): string {
  return isoOf(instant + offsetAt(instant, zone)).slice(0, dayFormat.length)
}

const startsOf = memoize((zone: string) =>
  memoize((day: string) => {
    const midnight = dayjs.utc(day).valueOf()
    const near = midnight - offsetAt(midnight, zone)
    // If clocks change in between, the nearer instant's offset is right; without a midnight, the change is.
    return Math.max(near, midnight - offsetAt(near, zone))
  }),
)

export function startOfDay(day: string, zone: string): number {
  return startsOf(zone)(day)
}

/** The first instant after a day in a zone; days have 23 to 25 hours. */
export function endOfDay(day: string, zone: string): number {
  return startOfDay(addDays(day, 1), zone)
}
