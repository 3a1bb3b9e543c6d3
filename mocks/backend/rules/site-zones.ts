import type { components } from '../../../src/api/schema.gen.ts'

type SiteCode = components['schemas']['LocalizationCode']

/** The time zone that a site's days are counted in (IANA name). */
export const siteZones: Record<SiteCode, string> = {
  us: 'America/New_York',
  cn: 'Asia/Shanghai',
  jp: 'Asia/Tokyo',
  br: 'America/Sao_Paulo',
  es: 'Europe/Madrid',
}

const dayLength = 86_400_000
const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const format = formats.get(timeZone) ?? makeFormat(timeZone)
  formats.set(timeZone, format)
  return format
}

function makeFormat(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })
}

function partsAt(instant: number, zone: string): Record<string, string> {
  const parts = formatOf(zone).formatToParts(instant)
  return Object.fromEntries(parts.map(({ type, value }) => [type, value]))
}

/** The day (YYYY-MM-DD) that an instant (epoch milliseconds) falls on in a zone. */
export function dayOf(instant: number, zone: string): string {
  const { year, month, day } = partsAt(instant, zone)
  return `${year}-${month}-${day}`
}

/** Milliseconds that a zone's clocks are ahead of UTC. */
function offsetAt(instant: number, zone: string): number {
  const { hour, minute, second } = partsAt(instant, zone)
  const shown = Date.parse(`${dayOf(instant, zone)}T${hour}:${minute}:${second}Z`)
  return shown - Math.floor(instant / 1000) * 1000
}

/** The first instant (epoch milliseconds) of a day (YYYY-MM-DD) in a zone. */
export function startOfDay(day: string, zone: string): number {
  const midnight = Date.parse(`${day}T00:00:00Z`)
  const near = midnight - offsetAt(midnight, zone)
  // Where clocks change between the two, the offset of the nearer instant is the right one.
  return midnight - offsetAt(near, zone)
}

/** The first instant after a day (YYYY-MM-DD) in a zone; days are 23 to 25 hours long. */
export function endOfDay(day: string, zone: string): number {
  const next = new Date(Date.parse(`${day}T00:00:00Z`) + dayLength).toISOString().slice(0, 10)
  return startOfDay(next, zone)
}
