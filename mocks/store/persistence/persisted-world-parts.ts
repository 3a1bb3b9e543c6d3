import type { Change } from '../changes.ts'
import type { PersistedTables, Recipe } from '../lazy-rows.ts'
import type { LazyTables, PersistedImage, Snapshot } from '../world-core.ts'
import type { WorldMeta } from '../world-file.ts'
import type { PersistedIdentity, PersistenceStore } from './change-store.ts'

/** Initial state: a scenario's, or one from a file. */
export interface Beginning {
  readonly snapshot: Snapshot
  /** Real time, epoch milliseconds. */
  readonly startedAt: number
  readonly scenario?: string
}

/** World methods that persistence needs. */
export interface PersistableWorld {
  readonly meta: WorldMeta
  load(image: PersistedImage, lazy?: LazyTables): void
  restore(snapshot: Snapshot): void
  persisted(names?: Iterable<string>): PersistedTables
  apply(changes: readonly Change[]): void
  revert(changes: readonly Change[]): void
}

export interface PersistedWorldParts {
  readonly world: PersistableWorld
  readonly store: PersistenceStore
  readonly identity: PersistedIdentity
  /** Mutual exclusion among all pages. */
  readonly lock: <Result>(run: () => Promise<Result>) => Promise<Result>
  /** Notifies the other pages of a change. */
  readonly announce: () => void
  /** Subscribes to the announcements of other pages. */
  readonly hear: (listener: () => void) => void
  readonly beginning: () => Beginning | Promise<Beginning>
  readonly lazyTables: (recipe: Recipe) => LazyTables | Promise<LazyTables>
}
