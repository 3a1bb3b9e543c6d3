import type { Instant } from '../../../../src/lib/instant.ts'
import { dayOf, isWeekend } from '../../../world/clock/world-calendar.ts'

const dayLength = 86_400_000

/** As many weekdays of 24 hours later in a zone; holidays do not count. */
export function workingDaysLater(instant: Instant, count: number, zone: string): number {
  let at = instant
  for (let left = count; left > 0; ) {
    at += dayLength
    if (!isWeekend(dayOf(at, zone))) left -= 1
  }
  return at
}
