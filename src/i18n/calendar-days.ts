import { daysBetween } from '../lib/calendar.ts'
import type { Instant } from '../lib/instant.ts'
import { formatDate } from './format-date.ts'
import type { DateStyle } from './intl-format.ts'

/** Calendar days from one instant to another, so that a count agrees with the days shown. */
export function calendarDays(from: Instant, to: Instant, style: DateStyle = {}): number {
  return daysBetween(formatDate(from, style), formatDate(to, style))
}
