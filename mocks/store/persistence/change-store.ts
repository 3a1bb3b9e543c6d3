import type { ChangeLogEntry } from '../change-log.ts'
import type { PersistedTables } from '../lazy-rows.ts'

/** What a page must share with a kept world to read it. */
export interface PersistedIdentity {
  readonly format: number
  /** The hash of the contract that the rows follow. */
  readonly contract: string
  /** The scenario and its version; left out, the world of any scenario will do. */
  readonly scenario?: string
}

/** What is known of a kept world before its rows are read. */
export interface PersistedHeader extends PersistedIdentity {
  /** When the scenario began: a real instant, epoch milliseconds. */
  readonly startedAt: number
  /** Another one each time the world is replaced as a whole. */
  readonly epoch: string
  /** The number of the last log entry that the kept tables hold already. */
  readonly upTo: number
}

/** Everything that a store holds; the rows are the reader's own. */
export interface PersistedSnapshot {
  readonly header: unknown
  readonly tables: PersistedTables
  readonly entries: readonly unknown[]
}

/** Where a world is kept: tables, and a log of what was changed since. Each method is atomic. */
export interface PersistenceStore {
  /** The header, and the log entries with a number above `after`, in their order. */
  news(after: number): Promise<{ header: unknown; entries: readonly unknown[] }>
  whole(): Promise<PersistedSnapshot>
  append(entries: readonly ChangeLogEntry[]): Promise<void>
  /** Forgets everything and begins with this. */
  begin(header: PersistedHeader, tables: PersistedTables): Promise<void>
  /** Writes the header and these tables anew, and drops log entries up to that number. */
  compact(header: PersistedHeader, tables: PersistedTables, dropUpTo: number): Promise<void>
  /** Removes the store itself, even one that cannot be opened. */
  destroy(): Promise<void>
}

/** What is kept cannot be read, or cannot be right. */
export class DamagedError extends Error {
  override name = 'DamagedError'
}

/** Another page of a later version has replaced the kept world: this one must be loaded again. */
export class OutdatedPageError extends Error {
  override name = 'OutdatedPageError'
}

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const isHeader = (value: unknown): value is PersistedHeader =>
  isFields(value) &&
  typeof value.format === 'number' &&
  typeof value.contract === 'string' &&
  (value.scenario === undefined || typeof value.scenario === 'string') &&
  typeof value.startedAt === 'number' &&
  typeof value.epoch === 'string' &&
  typeof value.upTo === 'number'

/** @throws DamagedError when it is no header. */
export function readHeader(value: unknown): PersistedHeader {
  if (isHeader(value)) return value
  throw new DamagedError('The kept world does not say what it is')
}

/** Why a page cannot read a world with that header, in words for a person; undefined when it can. */
export function whyForeign(found: PersistedHeader, wanted: PersistedIdentity): string | undefined {
  if (found.format !== wanted.format)
    return `It was kept in format ${found.format}; this version reads format ${wanted.format}.`
  if (found.contract !== wanted.contract) return 'It follows another version of the contract.'
  if (wanted.scenario !== undefined && found.scenario !== wanted.scenario)
    return `It is the scenario ${found.scenario ?? 'without a name'}, not ${wanted.scenario}.`
  return undefined
}

const isEntry = (value: unknown): value is ChangeLogEntry =>
  isFields(value) &&
  typeof value.seq === 'number' &&
  typeof value.at === 'number' &&
  typeof value.operation === 'string' &&
  Array.isArray(value.changes)

/** The entries, which must follow one another without a gap. @throws DamagedError */
export function readEntries(values: readonly unknown[]): readonly ChangeLogEntry[] {
  const entries = values.map((value) => {
    if (isEntry(value)) return value
    throw new DamagedError('The log of the kept world holds something that is no entry')
  })
  entries.forEach(({ seq }, index) => {
    const before = entries[index - 1]
    if (before && seq !== before.seq + 1)
      throw new DamagedError(`The log of the kept world has no entry ${before.seq + 1}`)
  })
  return entries
}
