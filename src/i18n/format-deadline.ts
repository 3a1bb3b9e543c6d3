import type { Instant } from '../lib/instant.ts'
import { calendarDays } from './calendar-days.ts'
import { formatDateTime } from './format-date.ts'
import { zoneName } from './format-instant.ts'
import type { DateStyle, WordyDateStyle } from './intl-format.ts'

const hour = 60 * 60 * 1000

/** Customers are promised an hour more than the deadline. */
export const promisedDeadline = (deadline: number): number => deadline + hour

/** Shows the promised instant unless `exact`. */
export function formatDeadline(
  deadline: Instant,
  { exact, ...style }: WordyDateStyle & { exact: boolean },
): string {
  const shown = exact ? deadline : promisedDeadline(deadline)
  return `${formatDateTime(shown, style)} ${zoneName(shown, style)}`
}

type TimeLeft = 'late' | { unit: 'days' | 'hours'; count: number }

/** Whole hours in the last 24; 'late' only after the deadline itself. */
export function timeLeft(deadline: Instant, now: Instant, style: DateStyle = {}): TimeLeft {
  if (now > deadline) return 'late'
  const promised = promisedDeadline(deadline)
  const hours = Math.floor((promised - now) / hour)
  if (hours < 24) return { unit: 'hours', count: hours }
  return { unit: 'days', count: calendarDays(now, promised, style) }
}
