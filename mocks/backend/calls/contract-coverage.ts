import type { CallRecord } from './call-record.ts'

const seen = new Map<string, number>()

/** Counts an answer; injected faults and broken answers do not count, a 400 for a broken request does. */
export function noteAnswer({ operation, status, violation, fault }: CallRecord): void {
  if (!operation || fault || (violation && violation.side !== 'application')) return
  const key = `${operation} ${status}`
  seen.set(key, (seen.get(key) ?? 0) + 1)
}

/** Number of answers by operation and status, such as `searchOrders 200`. */
export function seenAnswers(): Record<string, number> {
  return Object.fromEntries(seen)
}
