import type { Instant } from '../../src/lib/instant.ts'
import { type Change, condensed, inverse } from './changes.ts'

export interface Commit {
  readonly at: Instant
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
  readonly last: number
  add(commit: Commit): ChangeLogEntry
  append(entry: ChangeLogEntry): void
  canRewindTo(toBefore: number): boolean
  /** Of that entry and all later ones. @throws RangeError if it is dropped or already undone */
  changesToUndo(toBefore: number): Change[]
  rewind(world: Applying, toBefore: number, at: number): readonly ChangeLogEntry[]
}

interface Applying {
  apply(changes: readonly Change[]): void
}

/** `limit`: entries to keep; the oldest are dropped first. */
export function createChangeLog({ limit = 2000 }: { readonly limit?: number } = {}): ChangeLog {
  let entries: readonly ChangeLogEntry[] = []
  let last = 0
  let droppedUpTo = 0
  /** Ranges of undone entries; the last entry of each is the rewind itself. */
  const undoneRanges: { from: number; to: number }[] = []

  function append(entry: ChangeLogEntry): void {
    const { seq, rewindTo } = entry
    if (last === 0) droppedUpTo = seq - 1
    last = seq
    if (rewindTo !== undefined) {
      entries = entries.filter((earlier) => earlier.seq < rewindTo)
      undoneRanges.push({ from: rewindTo, to: seq })
      return
    }
    const dropped = entries.slice(0, Math.max(0, entries.length + 1 - limit))
    droppedUpTo = dropped.at(-1)?.seq ?? droppedUpTo
    entries = [...entries.slice(dropped.length), entry]
  }

  function add(commit: Commit): ChangeLogEntry {
    const entry = { seq: last + 1, ...commit }
    append(entry)
    return entry
  }

  const isUndone = (seq: number) => undoneRanges.some(({ from, to }) => from < seq && seq <= to)

  function changesToUndo(toBefore: number): Change[] {
    if (toBefore <= droppedUpTo) throw new RangeError(`Entry ${toBefore} is forgotten`)
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
    append,
    canRewindTo: (toBefore) => toBefore > droppedUpTo && !isUndone(toBefore),
    changesToUndo,
    rewind(world, toBefore, at) {
      const changes = changesToUndo(toBefore)
      const undone = entries.filter((entry) => entry.seq >= toBefore)
      world.apply(changes)
      append({ seq: last + 1, at, operation: 'rewind', changes, rewindTo: toBefore })
      return undone
    },
  }
}
