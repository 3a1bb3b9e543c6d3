import type { Instant } from '../../../../src/lib/instant.ts'

/** Consecutive wrong passwords before a session is locked, and for how long (milliseconds). */
export const mostWrongPasswords = 10
export const wrongPasswordsCountFor = 15 * 60_000

export function recentWrongPasswords(instants: readonly number[], now: Instant): number[] {
  return instants.filter((instant) => now - instant < wrongPasswordsCountFor)
}

export function hasTriedTooOften(instants: readonly number[], now: Instant): boolean {
  return recentWrongPasswords(instants, now).length >= mostWrongPasswords
}
