import { formatDateTime, type WordyDateStyle, zoneName } from './format-date.ts'

const hour = 60 * 60 * 1000

/** Customers are promised an hour more than the deadline. */
export const promisedDeadline = (deadline: number): number => deadline + hour

/** `deadline` is in epoch milliseconds; shows the promised instant unless `exact`. */
export function formatDeadline(
  deadline: number,
  { exact, ...style }: WordyDateStyle & { exact: boolean },
): string {
  const shown = exact ? deadline : promisedDeadline(deadline)
  return `${formatDateTime(shown, style)} ${zoneName(shown, style)}`
}

/**
 * Whole hours until the promised instant, or 'late' after the deadline itself. Epoch milliseconds.
 */
export function timeLeft(deadline: number, now: number): number | 'late' {
  if (now > deadline) return 'late'
  return Math.floor((promisedDeadline(deadline) - now) / hour)
}
