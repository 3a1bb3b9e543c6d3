import type { Instant } from '../../../src/lib/instant.ts'
import type { Change } from '../changes.ts'
import type { PersistedTables, Recipe } from '../lazy-rows.ts'
import type { LazyTables, PersistedImage, Snapshot } from '../world-core.ts'
import type { WorldMeta } from '../world-file.ts'
import type { PersistedIdentity, PersistenceStore } from './change-store.ts'

export interface InitialWorld {
  readonly snapshot: Snapshot
  /** In real time. */
  readonly startedAt: Instant
  readonly scenario?: string
}

interface PersistableWorld {
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
  readonly lock: <Result>(run: () => Promise<Result>) => Promise<Result>
  readonly announce: () => void
  readonly onAnnouncement: (listener: () => void) => void
  readonly initialWorld: () => InitialWorld | Promise<InitialWorld>
  readonly lazyTables: (recipe: Recipe) => LazyTables | Promise<LazyTables>
}
