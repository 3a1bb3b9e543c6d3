/** Milliseconds, as the email about a missing transfer says. */
const transferLapsesAfter = 30 * 86_400_000

/** When a bank transfer announced at `announcedAt` (both epoch milliseconds) is no longer waited for. */
export const transferLapse = (announcedAt: number): number => announcedAt + transferLapsesAfter
