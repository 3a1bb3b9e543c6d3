import type { Instant } from '../../../src/lib/instant.ts'
import { type ChangeLog, type ChangeLogEntry, type Commit, createChangeLog } from '../change-log.ts'
import { isPersistedLazyTable } from '../lazy-rows.ts'
import {
  DamagedError,
  incompatibility,
  OutdatedPageError,
  type PersistedHeader,
  type PersistedSnapshot,
  readEntries,
  readHeader,
} from './change-store.ts'
import type { InitialWorld, PersistedWorldParts } from './persisted-world-parts.ts'

/** Log entries after which the tables that they touch are rewritten. */
const COMPACT_AFTER = 300
/** Entries that stay in the log, so that they can be rewound after a reload. */
const REWINDABLE = 200

type ForeignChange = 'calls' | 'replaced' | 'outdated'

/** A persisted world shared by several pages. Write to it in `runLocked` only. */
export class PersistedWorld {
  readonly #parts: PersistedWorldParts
  readonly #listeners = new Set<(update: ForeignChange) => void>()
  #header: PersistedHeader
  #changeLog: ChangeLog = createChangeLog()
  #seq = 0

  constructor(parts: PersistedWorldParts, header: PersistedHeader) {
    this.#parts = parts
    this.#header = header
    parts.onAnnouncement(() => {
      this.catchUp().catch((error: unknown) => {
        if (error instanceof OutdatedPageError) this.#notify('outdated')
      })
    })
  }

  /** In real time. */
  get startedAt(): Instant {
    return this.#header.startedAt
  }

  get scenario(): string | undefined {
    return this.#header.scenario
  }

  get entries(): readonly ChangeLogEntry[] {
    return this.#changeLog.entries
  }

  /** Number of the last change; rewind to this plus 1 to undo what follows. */
  get last(): number {
    return this.#seq
  }

  canRewindTo(toBefore: number): boolean {
    return this.#changeLog.canRewindTo(toBefore)
  }

  /** Called after changes of other pages were applied. Returns the unsubscribe function. */
  onForeignChange(listener: (update: ForeignChange) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /**
   * Under the lock of all pages: applies their changes, runs the function, and stores the commits it reports, even
   * when it throws later. Settles once the browser has the commits; the lock is kept until they are written. Not
   * reentrant. @throws OutdatedPageError, DamagedError, or the store's error, after which the commits are undone
   */
  runLocked<Result>(
    run: (commit: (commit: Commit) => void) => Result | Promise<Result>,
  ): Promise<Result> {
    const { promise, resolve, reject } = Promise.withResolvers<Result>()
    const locked = async () => {
      await this.#catchUp()
      const commits: Commit[] = []
      const result = (async () => run((commit) => commits.push(commit)))()
      await Promise.allSettled([result])
      const stored = await this.#append(commits.filter(({ changes }) => changes.length > 0))
      resolve(result)
      await stored?.()
    }
    this.#parts.lock(locked).catch(reject)
    return promise
  }

  catchUp(): Promise<void> {
    return this.#parts.lock(() => this.#catchUp())
  }

  /** @throws RangeError for an entry that is dropped or already undone */
  rewind(toBefore: number, at: number): Promise<void> {
    return this.#parts.lock(async () => {
      await this.#catchUp()
      const changes = this.#changeLog.changesToUndo(toBefore)
      if (changes.length === 0) return
      this.#parts.world.apply(changes)
      const stored = await this.#append([{ at, operation: 'rewind', changes, rewindTo: toBefore }])
      await stored?.()
    })
  }

  replace(beginning: InitialWorld): Promise<void> {
    return this.#parts.lock(() => this.initialize(beginning))
  }

  reset(): Promise<void> {
    return this.#parts.lock(async () => this.initialize(await this.#parts.initialWorld()))
  }

  /** Requires the lock. */
  async initialize({ snapshot, startedAt, scenario }: InitialWorld): Promise<void> {
    const { world, store, identity, announce } = this.#parts
    const count = Number.parseInt(this.#header.epoch, 10) + 1
    const header: PersistedHeader = {
      format: identity.format,
      contract: identity.contract,
      ...(scenario !== undefined && { scenario }),
      startedAt,
      epoch: `${count} of ${startedAt}`,
      upTo: 0,
    }
    world.restore(snapshot)
    await store.replaceAll(header, world.persisted())
    this.#header = header
    this.#changeLog = createChangeLog()
    this.#seq = 0
    announce()
  }

  /** Requires the lock. @throws DamagedError */
  async load(whole: PersistedSnapshot): Promise<void> {
    const { world } = this.#parts
    const header = readHeader(whole.header)
    const entries = readEntries(whole.entries)
    const later = entries.filter(({ seq }) => seq > header.upTo)
    const last = entries.at(-1)?.seq ?? header.upTo
    if (later.length !== last - header.upTo)
      throw new DamagedError(`The log of the persisted world has no entry ${header.upTo + 1}`)
    const recipe = Object.values(whole.tables).find(isPersistedLazyTable)?.recipe
    const lazy = recipe && (await this.#parts.lazyTables(recipe))
    const changeLog = createChangeLog()
    throwingDamaged(() => {
      world.load({ meta: world.meta, tables: whole.tables }, lazy)
      for (const entry of later) world.apply(entry.changes)
    })
    for (const entry of entries) changeLog.append(entry)
    this.#changeLog = changeLog
    this.#header = header
    this.#seq = last
  }

  async #catchUp(): Promise<void> {
    const update = await this.#parts.store.readAfter(this.#seq)
    const header = readHeader(update.header)
    const { scenario: _, ...mine } = this.#parts.identity
    const foreign = incompatibility(header, mine)
    if (foreign) throw new OutdatedPageError(`Another page replaced this world. ${foreign}`)
    const entries = readEntries(update.entries)
    const replaced = header.epoch !== this.#header.epoch
    const missed = (entries[0]?.seq ?? header.upTo + 1) > this.#seq + 1
    if (replaced || missed) {
      await this.load(await this.#parts.store.readAll())
      this.#notify(replaced ? 'replaced' : 'calls')
      return
    }
    this.#header = header
    if (entries.length === 0) return
    for (const entry of entries) {
      throwingDamaged(() => this.#parts.world.apply(entry.changes))
      this.#changeLog.append(entry)
      this.#seq = entry.seq
    }
    this.#notify('calls')
  }

  /** Hands the commits over to the browser; returns what waits until they are written. */
  async #append(commits: readonly (Commit & { readonly rewindTo?: number })[]) {
    if (commits.length === 0) return undefined
    const entries = commits.map((commit, index) => ({ seq: this.#seq + 1 + index, ...commit }))
    try {
      const { stored } = await this.#parts.store.append(entries)
      for (const entry of entries) this.#changeLog.append(entry)
      this.#seq += entries.length
      return () => this.#whenStored(stored)
    } catch (error) {
      this.#parts.world.revert(commits.flatMap(({ changes }) => changes))
      throw error
    }
  }

  async #whenStored(stored: Promise<void>): Promise<void> {
    try {
      await stored
    } catch (error) {
      // biome-ignore lint/suspicious/noConsole: the call is answered by then
      console.error('The browser could not store the last change of the world.', error)
      await this.load(await this.#parts.store.readAll())
      this.#notify('replaced')
      throw error
    }
    this.#parts.announce()
    if (this.#seq - this.#header.upTo >= COMPACT_AFTER) await this.#compact()
  }

  async #compact(): Promise<void> {
    const { store, world } = this.#parts
    const { entries } = await store.readAfter(this.#header.upTo)
    const touched = new Set(
      readEntries(entries).flatMap(({ changes }) => changes.map(({ table }) => table)),
    )
    const tables = world.persisted(touched)
    const written = Object.fromEntries([...touched].map((name) => [name, tables[name] ?? []]))
    const header = { ...this.#header, upTo: this.#seq }
    try {
      await store.compact(header, written, this.#seq - REWINDABLE)
      this.#header = header
    } catch {
      // The log still holds everything, and the next call retries.
    }
  }

  #notify(update: ForeignChange): void {
    for (const listener of [...this.#listeners]) listener(update)
  }
}

function throwingDamaged(read: () => void): void {
  try {
    read()
  } catch (cause) {
    throw new DamagedError(`The persisted world does not fit together: ${String(cause)}`, { cause })
  }
}
