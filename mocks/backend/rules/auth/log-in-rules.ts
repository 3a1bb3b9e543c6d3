/** Consecutive wrong passwords before a session is locked, and for how long (milliseconds). */
export const mostWrongPasswords = 10
export const wrongPasswordsCountFor = 15 * 60_000

/** Wrong passwords that still count at `now`; instants are epoch milliseconds. */
export function recentWrongPasswords(instants: readonly number[], now: number): number[] {
  return instants.filter((instant) => now - instant < wrongPasswordsCountFor)
}

/** Locks sign-in against password guessing. */
export function hasTriedTooOften(instants: readonly number[], now: number): boolean {
  return recentWrongPasswords(instants, now).length >= mostWrongPasswords
}
