/** Formats epoch milliseconds as `2026-03-02 14:05 UTC`. */
export const formatUtc = (instant: number): string =>
  `${new Date(instant).toISOString().slice(0, 16).replace('T', ' ')} UTC`
