/** Wrong passwords in a row after which a session has to wait, and for how long (milliseconds). */
export const mostWrongPasswords = 10
export const wrongPasswordsCountFor = 15 * 60_000

/** The wrong passwords (instants, epoch milliseconds) that still count at `now`. */
export function recentWrongPasswords(instants: readonly number[], now: number): number[] {
  return instants.filter((instant) => now - instant < wrongPasswordsCountFor)
}

/** Whether sign-in is refused unheard, so that nobody can try passwords without end. */
export function hasTriedTooOften(instants: readonly number[], now: number): boolean {
  return recentWrongPasswords(instants, now).length >= mostWrongPasswords
}
