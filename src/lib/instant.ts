/** Epoch milliseconds. */
export type Instant = number
