import type { Schemas } from '../../world/contract-types.ts'
import { memoize } from './memoize.ts'

/** IANA zones. */
export const siteZones: Record<Schemas['LocalizationCode'], string> = {
  us: 'America/New_York',
  cn: 'Asia/Shanghai',
  jp: 'Asia/Tokyo',
  br: 'America/Sao_Paulo',
  es: 'Europe/Madrid',
}

const dayLength = 86_400_000
const quarter = 900_000

const formatOf = memoize(
  (timeZone: string) =>
    new Intl.DateTimeFormat('en-CA', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    }),
)

/** UTC offset in milliseconds by quarter of an hour. */
const offsetsOf = memoize((zone: string) =>
  memoize((quarters: number) => {
    const instant = quarters * quarter
    const parts = formatOf(zone).formatToParts(instant)
    const { year, month, day, hour, minute, second } = Object.fromEntries(
      parts.map(({ type, value }) => [type, value]),
    )
    return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`) - instant
  }),
)

// Clocks only change at full quarters of an hour.
function offsetAt(instant: number, zone: string): number {
  return offsetsOf(zone)(Math.floor(instant / quarter))
}

/** The day (YYYY-MM-DD) of an instant (epoch milliseconds) in a zone. */
export function dayOf(instant: number, zone: string): string {
  return new Date(instant + offsetAt(instant, zone)).toISOString().slice(0, 10)
}

const startsOf = memoize((zone: string) =>
  memoize((day: string) => {
    const midnight = Date.parse(`${day}T00:00:00Z`)
    const near = midnight - offsetAt(midnight, zone)
    // If clocks change in between, the nearer instant's offset is right.
    return midnight - offsetAt(near, zone)
  }),
)

/** The first instant (epoch milliseconds) of a day (YYYY-MM-DD) in a zone. */
export function startOfDay(day: string, zone: string): number {
  return startsOf(zone)(day)
}

/** The first instant after a day (YYYY-MM-DD) in a zone; days have 23 to 25 hours. */
export function endOfDay(day: string, zone: string): number {
  const next = new Date(Date.parse(`${day}T00:00:00Z`) + dayLength).toISOString().slice(0, 10)
  return startOfDay(next, zone)
}
