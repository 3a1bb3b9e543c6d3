import { formatInstant, type WordyDateStyle } from './format-date.ts'

const hour = 60 * 60 * 1000

/**
 * A deadline in the reader's words, always with its zone. `deadline` is the one stored instant in
 * epoch milliseconds. Unless `exact`, it is shown an hour later, which is what customers are
 * promised; time left and lateness are reckoned from the instant itself, never from this text.
 */
export function formatDeadline(
  deadline: number,
  { exact, ...style }: WordyDateStyle & { exact: boolean },
): string {
  return formatInstant(exact ? deadline : deadline + hour, style)
}
