/** After choosing to move, when a person is taken into the migrating group (milliseconds). */
export const TAKEN_IN_AFTER = 5 * 60_000

/** After accepting the terms, when a person has been moved (milliseconds). */
export const MOVED_AFTER = 10 * 60_000
