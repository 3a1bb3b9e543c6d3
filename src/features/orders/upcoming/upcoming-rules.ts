import type { OrderWork } from '../../../api/orders.ts'
import { calendarDays } from '../../../i18n/calendar-days.ts'
import { formatDate } from '../../../i18n/format-date.ts'
import { promisedDeadline } from '../../../i18n/format-deadline.ts'
import { addDays, parseInstant, weekdayOf } from '../../../lib/calendar.ts'
import type { Instant } from '../../../lib/instant.ts'

const dayCount = 14

export type UpcomingDay = { day: string; isWeekend: boolean; isDue: boolean }

export type UpcomingEntry = {
  externalId: string
  title: string
  /** As it is promised. */
  due: Instant
  /** Days from today; 0 for what is late. */
  inDays: number
}

/** The days from today on, and what arrives on them; both in the zone, or else the reader's. */
export function upcomingDays(
  { upcoming }: Pick<OrderWork, 'upcoming'>,
  { now, zone }: { now: Instant; zone?: string },
): { days: UpcomingDay[]; entries: UpcomingEntry[] } {
  const today = formatDate(now, { zone })
  const entries = upcoming
    .map(({ externalId, title, deadline }) => {
      const due = promisedDeadline(parseInstant(deadline))
      const inDays = Math.max(0, calendarDays(now, due, { zone }))
      return { externalId, title, due, inDays }
    })
    .filter(({ inDays }) => inDays < dayCount)
  const days = Array.from({ length: dayCount }, (_, index) => {
    const day = addDays(today, index)
    return {
      day,
      isWeekend: [0, 6].includes(weekdayOf(day)),
      isDue: entries.some(({ inDays }) => inDays === index),
    }
  })
  return { days, entries }
}
