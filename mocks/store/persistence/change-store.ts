import type { Instant } from '../../../src/lib/instant.ts'
import { isRecord } from '../../../src/lib/is-record.ts'
import type { ChangeLogEntry } from '../change-log.ts'
import type { PersistedTables } from '../lazy-rows.ts'

/** Must match for a page to read a persisted world. */
export interface PersistedIdentity {
  readonly format: number
  readonly contract: string
  /** Scenario and its version; undefined accepts any scenario. */
  readonly scenario?: string
}

export interface PersistedHeader extends PersistedIdentity {
  /** When the scenario began, in real time. */
  readonly startedAt: Instant
  /** Changes each time the whole world is replaced. */
  readonly epoch: string
  /** Number of the last log entry contained in the stored tables. */
  readonly upTo: number
}

export interface PersistedSnapshot {
  readonly header: unknown
  readonly tables: PersistedTables
  readonly entries: readonly unknown[]
}

/** Entries that the browser has received, and will write even if the page closes. */
export interface HandedOver {
  /** Rejects where they could not be written. */
  readonly stored: Promise<void>
}

/** Stores tables and a log of later changes. Each method is atomic. */
export interface PersistenceStore {
  readAfter(after: number): Promise<{ header: unknown; entries: readonly unknown[] }>
  readAll(): Promise<PersistedSnapshot>
  append(entries: readonly ChangeLogEntry[]): Promise<HandedOver>
  replaceAll(header: PersistedHeader, tables: PersistedTables): Promise<void>
  /** Rewrites the header and these tables, and drops log entries up to that number. */
  compact(header: PersistedHeader, tables: PersistedTables, dropUpTo: number): Promise<void>
  destroy(): Promise<void>
}

export class DamagedError extends Error {
  override name = 'DamagedError'
}

/** A page of a later version has replaced the persisted world: this page must reload. */
export class OutdatedPageError extends Error {
  override name = 'OutdatedPageError'
}

const isHeader = (value: unknown): value is PersistedHeader =>
  isRecord(value) &&
  typeof value.format === 'number' &&
  typeof value.contract === 'string' &&
  (value.scenario === undefined || typeof value.scenario === 'string') &&
  typeof value.startedAt === 'number' &&
  typeof value.epoch === 'string' &&
  typeof value.upTo === 'number'

/** @throws DamagedError */
export function readHeader(value: unknown): PersistedHeader {
  if (isHeader(value)) return value
  throw new DamagedError('The persisted world does not say what it is')
}

export function incompatibility(
  found: PersistedHeader,
  wanted: PersistedIdentity,
): string | undefined {
  if (found.format !== wanted.format)
    return `It was stored in format ${found.format}; this version reads format ${wanted.format}.`
  if (found.contract !== wanted.contract) return 'It follows another version of the contract.'
  if (wanted.scenario !== undefined && found.scenario !== wanted.scenario)
    return `It is the scenario ${found.scenario ?? 'without a name'}, not ${wanted.scenario}.`
  return undefined
}

const isEntry = (value: unknown): value is ChangeLogEntry =>
  isRecord(value) &&
  typeof value.seq === 'number' &&
  typeof value.at === 'number' &&
  typeof value.operation === 'string' &&
  Array.isArray(value.changes)

/** Entries must have consecutive numbers. @throws DamagedError */
export function readEntries(values: readonly unknown[]): readonly ChangeLogEntry[] {
  const entries = values.map((value) => {
    if (isEntry(value)) return value
    throw new DamagedError('The log of the persisted world holds something that is no entry')
  })
  entries.forEach(({ seq }, index) => {
    const before = entries[index - 1]
    if (before && seq !== before.seq + 1)
      throw new DamagedError(`The log of the persisted world has no entry ${before.seq + 1}`)
  })
  return entries
}
