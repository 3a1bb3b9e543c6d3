import type { CallRecord } from './call-log.ts'

const seen = new Map<string, number>()

/**
 * Counts an answer of this process or page, whatever world it came from: what tests have shown of
 * the contract is asked of all of them together. Injected faults show nothing, broken answers less; a request refused for what it says shows a 400.
 */
export function noteAnswer({ operation, status, violation, fault }: CallRecord): void {
  if (!operation || fault || (violation && violation.side !== 'application')) return
  const key = `${operation} ${status}`
  seen.set(key, (seen.get(key) ?? 0) + 1)
}

/** How often each operation answered with each status so far, by `searchOrders 200`. */
export function seenAnswers(): Record<string, number> {
  return Object.fromEntries(seen)
}
