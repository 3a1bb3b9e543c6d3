export const minute = 60_000
export const hour = 60 * minute
export const day = 24 * hour

/** An instant (epoch milliseconds) as the contract writes it. */
export const isoOf = (instant: number): string => new Date(instant).toISOString()

/** The next half hour from an instant on: deadlines stand on half hours. */
export function nextHalfHour(instant: number): number {
  return Math.ceil(instant / (30 * minute)) * 30 * minute
}
