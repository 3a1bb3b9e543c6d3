import type { Instant } from '../../../../../src/lib/instant.ts'

/** Milliseconds, as the email about a missing transfer says. */
const transferLapsesAfter = 30 * 86_400_000

export const transferLapse = (announcedAt: Instant): number => announcedAt + transferLapsesAfter
