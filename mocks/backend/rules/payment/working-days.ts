import { dayOf } from '../site-zones.ts'

const dayLength = 86_400_000

const isWorkingDay = (day: string) => {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return weekday !== 0 && weekday !== 6
}

/** The same hour `count` weekdays later in a zone (epoch milliseconds); holidays do not count. */
export function workingDaysLater(instant: number, count: number, zone: string): number {
  let at = instant
  for (let left = count; left > 0; ) {
    at += dayLength
    if (isWorkingDay(dayOf(at, zone))) left -= 1
  }
  return at
}
