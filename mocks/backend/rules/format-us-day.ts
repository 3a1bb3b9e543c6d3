import type { Instant } from '../../../src/lib/instant.ts'
import { memoize } from '../../../src/lib/memoize.ts'

const formatIn = memoize(
  (timeZone: string) =>
    new Intl.DateTimeFormat('en-US', { month: 'long', day: '2-digit', year: 'numeric', timeZone }),
)

/** Formats the day of an instant in a zone, as `March 02, 2026`. */
export function formatUsDay(instant: Instant, timeZone: string): string {
  return formatIn(timeZone).format(instant)
}
