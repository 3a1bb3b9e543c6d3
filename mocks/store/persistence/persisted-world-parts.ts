import type { Change } from '../changes.ts'
import type { PersistedTables, Recipe } from '../lazy-rows.ts'
import type { LazyTables, PersistedImage, Snapshot } from '../world-core.ts'
import type { WorldMeta } from '../world-file.ts'
import type { PersistedIdentity, PersistenceStore } from './change-store.ts'

/** A state to begin with: a scenario's, or one from a file. */
export interface Beginning {
  readonly snapshot: Snapshot
  /** When it begins: a real instant, epoch milliseconds. */
  readonly startedAt: number
  readonly scenario?: string
}

/** What keeping asks of a world. */
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
  /** Runs the function while no other page runs one. */
  readonly lock: <Result>(run: () => Promise<Result>) => Promise<Result>
  /** Tells the other pages that there is something new. */
  readonly announce: () => void
  /** Calls the function each time another page announced something. */
  readonly hear: (listener: () => void) => void
  readonly beginning: () => Beginning | Promise<Beginning>
  /** Makes the lazy rows of a recipe again. */
  readonly lazyTables: (recipe: Recipe) => LazyTables | Promise<LazyTables>
}
