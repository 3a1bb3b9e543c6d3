/** Milliseconds from opting in to joining the migrating group. */
export const TAKEN_IN_AFTER = 5 * 60_000

/** Milliseconds from accepting the terms to the migration. */
export const MOVED_AFTER = 10 * 60_000
