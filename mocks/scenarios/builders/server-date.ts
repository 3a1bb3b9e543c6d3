export const minute = 60_000
export const hour = 60 * minute
export const day = 24 * hour

/** `instant` is epoch milliseconds. */
export const isoOf = (instant: number): string => new Date(instant).toISOString()

/** Deadlines are on half hours. */
export function nextHalfHour(instant: number): number {
  return Math.ceil(instant / (30 * minute)) * 30 * minute
}
