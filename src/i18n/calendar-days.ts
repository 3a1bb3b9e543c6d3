import { daysBetween } from '../lib/calendar.ts'
import { type DateStyle, formatDate } from './format-date.ts'

/** Calendar days from one instant to another (epoch milliseconds), so that a count agrees with the days shown. */
export function calendarDays(from: number, to: number, style: DateStyle = {}): number {
  return daysBetween(formatDate(from, style), formatDate(to, style))
}
