import type { Instant } from '../../../src/lib/instant.ts'

export const minute = 60_000
export const hour = 60 * minute
export const day = 24 * hour

/** Deadlines are on half hours. */
export function nextHalfHour(instant: Instant): number {
  return Math.ceil(instant / (30 * minute)) * 30 * minute
}
