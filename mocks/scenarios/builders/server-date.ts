import { siteZones } from '../../backend/rules/site-zones.ts'
import type { SiteCode } from './site-application.ts'

export const minute = 60_000
export const hour = 60 * minute
export const day = 24 * hour

/** An instant (epoch milliseconds) as the contract writes it. */
export const isoOf = (instant: number): string => new Date(instant).toISOString()

/** A day as the server writes it for people, as `March 02, 2026`. */
export function serverDate(instant: number, site: SiteCode): string {
  const options = { month: 'long', day: '2-digit', year: 'numeric' } as const
  const format = new Intl.DateTimeFormat('en-US', { ...options, timeZone: siteZones[site] })
  return format.format(instant)
}

/** The next half hour from an instant on: deadlines stand on half hours. */
export function nextHalfHour(instant: number): number {
  return Math.ceil(instant / (30 * minute)) * 30 * minute
}
