import type { Change } from './changes.ts'

/** One call and what it changed. */
export interface JournalEntry {
  readonly seq: number
  /** World time of the call, epoch milliseconds. */
  readonly at: number
  readonly operation: string
  readonly changes: readonly Change[]
}

interface Rewindable {
  revert(changes: readonly Change[]): void
  transact(run: () => void): unknown
}

export interface Journal {
  /** Oldest first. */
  readonly entries: readonly JournalEntry[]
  add(call: Omit<JournalEntry, 'seq'>): JournalEntry
  /**
   * Takes the world back to before the entry of that number and forgets it and all later ones,
   * which are returned. What was changed past the journal stays as it is.
   * @throws RangeError when the entry is not, or no longer, in the journal.
   */
  rewind(world: Rewindable, toBefore: number): readonly JournalEntry[]
}

/** `limit`: how many entries are kept; the oldest are forgotten first. */
export function createJournal({ limit = 2000 }: { readonly limit?: number } = {}): Journal {
  let entries: readonly JournalEntry[] = []
  let last = 0
  return {
    get entries() {
      return entries
    },
    add(call) {
      last += 1
      const entry = { seq: last, ...call }
      entries = [...entries.slice(Math.max(0, entries.length + 1 - limit)), entry]
      return entry
    },
    rewind(world, toBefore) {
      const index = entries.findIndex((entry) => entry.seq === toBefore)
      if (index < 0) throw new RangeError(`The journal has no entry ${toBefore}`)
      const undone = entries.slice(index)
      world.transact(() => {
        for (const entry of undone.toReversed()) world.revert(entry.changes)
      })
      entries = entries.slice(0, index)
      return undone
    },
  }
}
