import { type Change, condensed, inverse } from './changes.ts'

export interface Commit {
  /** World time of the call, epoch milliseconds. */
  readonly at: number
  readonly operation: string
  readonly changes: readonly Change[]
}

export interface ChangeLogEntry extends Commit {
  /** Counts from 1, never reused. */
  readonly seq: number
  /** Set for a rewind: entries from this one on are undone by it. */
  readonly rewindTo?: number
}

export interface ChangeLog {
  /** Entries that can still be undone, oldest first. */
  readonly entries: readonly ChangeLogEntry[]
  /** Number of the last entry, rewinds included; 0 before the first. */
  readonly last: number
  add(commit: Commit): ChangeLogEntry
  /** Appends a numbered entry of a persisted log. */
  take(entry: ChangeLogEntry): void
  /** Whether `rewind` can go back to before that entry. */
  reaches(toBefore: number): boolean
  /**
   * Changes that undo that entry and all later ones. @throws RangeError for an entry that is dropped or already
   * undone
   */
  wayBack(toBefore: number): Change[]
  /** Undoes that entry and all later ones; returns what was undone. */
  rewind(world: Applying, toBefore: number, at: number): readonly ChangeLogEntry[]
}

interface Applying {
  apply(changes: readonly Change[]): void
}

/** `limit`: entries to keep; the oldest are dropped first. */
export function createChangeLog({ limit = 2000 }: { readonly limit?: number } = {}): ChangeLog {
  let entries: readonly ChangeLogEntry[] = []
  let last = 0
  let forgotten = 0
  /** Ranges of undone entries; the last entry of each is the rewind itself. */
  const undoings: { from: number; to: number }[] = []

  function take(entry: ChangeLogEntry): void {
    const { seq, rewindTo } = entry
    if (last === 0) forgotten = seq - 1
    last = seq
    if (rewindTo !== undefined) {
      entries = entries.filter((earlier) => earlier.seq < rewindTo)
      undoings.push({ from: rewindTo, to: seq })
      return
    }
    const dropped = entries.slice(0, Math.max(0, entries.length + 1 - limit))
    forgotten = dropped.at(-1)?.seq ?? forgotten
    entries = [...entries.slice(dropped.length), entry]
  }

  function add(commit: Commit): ChangeLogEntry {
    const entry = { seq: last + 1, ...commit }
    take(entry)
    return entry
  }

  const isUndone = (seq: number) => undoings.some(({ from, to }) => from < seq && seq <= to)

  function wayBack(toBefore: number): Change[] {
    if (toBefore <= forgotten) throw new RangeError(`Entry ${toBefore} is forgotten`)
    if (isUndone(toBefore)) throw new RangeError(`What was before entry ${toBefore} is undone`)
    const undone = entries.filter((entry) => entry.seq >= toBefore)
    return condensed(inverse(undone.flatMap((entry) => entry.changes)))
  }

  return {
    get entries() {
      return entries
    },
    get last() {
      return last
    },
    add,
    take,
    reaches: (toBefore) => toBefore > forgotten && !isUndone(toBefore),
    wayBack,
    rewind(world, toBefore, at) {
      const changes = wayBack(toBefore)
      const undone = entries.filter((entry) => entry.seq >= toBefore)
      world.apply(changes)
      take({ seq: last + 1, at, operation: 'rewind', changes, rewindTo: toBefore })
      return undone
    },
  }
}
