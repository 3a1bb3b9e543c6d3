import { formatDateTime, type WordyDateStyle, zoneName } from './format-date.ts'

const hour = 60 * 60 * 1000

/** The instant that is shown as a deadline: an hour after it, which is what customers are promised. */
export const promisedDeadline = (deadline: number): number => deadline + hour

/**
 * A deadline as YYYY-MM-DD HH:mm, always with its zone. `deadline` is the one stored instant in epoch
 * milliseconds. Unless `exact`, the promised instant is shown.
 */
export function formatDeadline(
  deadline: number,
  { exact, ...style }: WordyDateStyle & { exact: boolean },
): string {
  const shown = exact ? deadline : promisedDeadline(deadline)
  return `${formatDateTime(shown, style)} ${zoneName(shown, style)}`
}
