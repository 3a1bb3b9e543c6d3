import type { CallRecord } from '../backend/call-log.ts'
import type { JournalEntry } from '../world/journal.ts'

/**
 * The entry of the journal to go back to so that a call has not happened yet: its own, or, where it
 * changed nothing, the first after it. Undefined where nothing was changed since.
 */
export function entryBefore(
  entries: readonly JournalEntry[],
  { operation, at }: CallRecord,
): JournalEntry | undefined {
  const own = entries.find((entry) => entry.operation === operation && entry.at === at)
  return own ?? entries.find((entry) => entry.at > at)
}
