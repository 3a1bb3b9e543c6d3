import type { CallRecord } from '../backend/call-log.ts'
import type { JournalEntry } from '../world/journal.ts'

/**
 * The entry of the journal to go back to so that a call has not happened yet: the first of its
 * operation at its instant; undefined where nothing was changed since or it is forgotten. Of calls
 * that an operation made at one instant, each has the entry with its own place among them.
 */
export function entryBefore(
  entries: readonly JournalEntry[],
  calls: readonly CallRecord[],
  { operation, at }: CallRecord,
): JournalEntry | undefined {
  const own = entries.find((entry) => entry.operation === operation && entry.at === at)
  if (own) return own
  // A call that changed nothing has no entry: the first thing that happened after it has.
  const known = calls.some((call) => call.operation === operation && call.at === at)
  return known ? entries.find((entry) => entry.at >= at) : undefined
}
