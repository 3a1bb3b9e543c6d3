import { type ChangeLog, type ChangeLogEntry, type Commit, createChangeLog } from '../change-log.ts'
import { isPersistedLazyTable } from '../lazy-rows.ts'
import {
  DamagedError,
  OutdatedPageError,
  type PersistedHeader,
  type PersistedSnapshot,
  readEntries,
  readHeader,
  whyForeign,
} from './change-store.ts'
import type { Beginning, PersistedWorldParts } from './persisted-world-parts.ts'

/** Log entries after which the tables that they touch are rewritten. */
const COMPACT_AFTER = 300
/** Entries that stay in the log, so that they can be rewound after a reload. */
const REMEMBERED = 200

/** Change made by another page: `outdated` means that its version is newer and this page must reload. */
export type ForeignNews = 'calls' | 'replaced' | 'outdated'

/** A persisted world shared by several pages. Write to it in `runLocked` only. */
export class PersistedWorld {
  readonly #parts: PersistedWorldParts
  readonly #listeners = new Set<(news: ForeignNews) => void>()
  #header: PersistedHeader
  #journal: ChangeLog = createChangeLog()
  #seq = 0

  constructor(parts: PersistedWorldParts, header: PersistedHeader) {
    this.#parts = parts
    this.#header = header
    parts.hear(() => {
      this.catchUp().catch((error: unknown) => {
        // Other errors surface with the next call.
        if (error instanceof OutdatedPageError) this.#tell('outdated')
      })
    })
  }

  /** Real time, epoch milliseconds. */
  get startedAt(): number {
    return this.#header.startedAt
  }

  get scenario(): string | undefined {
    return this.#header.scenario
  }

  /** Entries that can be rewound, of all pages, oldest first. */
  get entries(): readonly ChangeLogEntry[] {
    return this.#journal.entries
  }

  /** Number of the last change; rewind to this plus 1 to undo what follows. */
  get last(): number {
    return this.#seq
  }

  /** Whether `rewind` can go back to before that entry. */
  reaches(toBefore: number): boolean {
    return this.#journal.reaches(toBefore)
  }

  /** Called after changes of other pages were applied. Returns the unsubscribe function. */
  onNews(listener: (news: ForeignNews) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /**
   * Under the lock of all pages: applies their changes, runs the function, and stores the commits it reports, even
   * when it throws later. Not reentrant. @throws OutdatedPageError, DamagedError, or the store's error, after which
   * the commits are undone
   */
  runLocked<Result>(
    run: (commit: (commit: Commit) => void) => Result | Promise<Result>,
  ): Promise<Result> {
    return this.#parts.lock(async () => {
      await this.#catchUp()
      const commits: Commit[] = []
      try {
        return await run((commit) => commits.push(commit))
      } finally {
        await this.#keep(commits.filter(({ changes }) => changes.length > 0))
      }
    })
  }

  catchUp(): Promise<void> {
    return this.#parts.lock(() => this.#catchUp())
  }

  /** @throws RangeError for an entry that is dropped or already undone */
  rewind(toBefore: number, at: number): Promise<void> {
    return this.#parts.lock(async () => {
      await this.#catchUp()
      const changes = this.#journal.wayBack(toBefore)
      if (changes.length === 0) return
      this.#parts.world.apply(changes)
      await this.#keep([{ at, operation: 'rewind', changes, rewindTo: toBefore }])
    })
  }

  /** Replaces the world for all pages. */
  replace(beginning: Beginning): Promise<void> {
    return this.#parts.lock(() => this.begin(beginning))
  }

  /** Restarts the scenario that the page was opened with. */
  reset(): Promise<void> {
    return this.#parts.lock(async () => this.begin(await this.#parts.beginning()))
  }

  /** Requires the lock. */
  async begin({ snapshot, startedAt, scenario }: Beginning): Promise<void> {
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
    await store.begin(header, world.persisted())
    this.#header = header
    this.#journal = createChangeLog()
    this.#seq = 0
    announce()
  }

  /** Requires the lock. @throws DamagedError */
  async take(whole: PersistedSnapshot): Promise<void> {
    const { world } = this.#parts
    const header = readHeader(whole.header)
    const entries = readEntries(whole.entries)
    const later = entries.filter(({ seq }) => seq > header.upTo)
    const last = entries.at(-1)?.seq ?? header.upTo
    if (later.length !== last - header.upTo)
      throw new DamagedError(`The log of the kept world has no entry ${header.upTo + 1}`)
    const recipe = Object.values(whole.tables).find(isPersistedLazyTable)?.recipe
    const lazy = recipe && (await this.#parts.lazyTables(recipe))
    const journal = createChangeLog()
    fitting(() => {
      world.load({ meta: world.meta, tables: whole.tables }, lazy)
      for (const entry of later) world.apply(entry.changes)
    })
    for (const entry of entries) journal.take(entry)
    this.#journal = journal
    this.#header = header
    this.#seq = last
  }

  async #catchUp(): Promise<void> {
    const news = await this.#parts.store.news(this.#seq)
    const header = readHeader(news.header)
    const { scenario: _, ...mine } = this.#parts.identity
    const foreign = whyForeign(header, mine)
    if (foreign) throw new OutdatedPageError(`Another page replaced this world. ${foreign}`)
    const entries = readEntries(news.entries)
    const replaced = header.epoch !== this.#header.epoch
    const missed = (entries[0]?.seq ?? header.upTo + 1) > this.#seq + 1
    if (replaced || missed) {
      await this.take(await this.#parts.store.whole())
      this.#tell(replaced ? 'replaced' : 'calls')
      return
    }
    this.#header = header
    if (entries.length === 0) return
    for (const entry of entries) {
      fitting(() => this.#parts.world.apply(entry.changes))
      this.#journal.take(entry)
      this.#seq = entry.seq
    }
    this.#tell('calls')
  }

  async #keep(commits: readonly (Commit & { readonly rewindTo?: number })[]): Promise<void> {
    if (commits.length === 0) return
    const entries = commits.map((commit, index) => ({ seq: this.#seq + 1 + index, ...commit }))
    try {
      await this.#parts.store.append(entries)
    } catch (error) {
      this.#parts.world.revert(commits.flatMap(({ changes }) => changes))
      throw error
    }
    for (const entry of entries) this.#journal.take(entry)
    this.#seq += entries.length
    this.#parts.announce()
    if (this.#seq - this.#header.upTo >= COMPACT_AFTER) await this.#compact()
  }

  async #compact(): Promise<void> {
    const { store, world } = this.#parts
    const { entries } = await store.news(this.#header.upTo)
    const touched = new Set(
      readEntries(entries).flatMap(({ changes }) => changes.map(({ table }) => table)),
    )
    const tables = world.persisted(touched)
    const written = Object.fromEntries([...touched].map((name) => [name, tables[name] ?? []]))
    const header = { ...this.#header, upTo: this.#seq }
    try {
      await store.compact(header, written, this.#seq - REMEMBERED)
      this.#header = header
    } catch {
      // The log still holds everything, and the next call retries.
    }
  }

  #tell(news: ForeignNews): void {
    for (const listener of [...this.#listeners]) listener(news)
  }
}

function fitting(read: () => void): void {
  try {
    read()
  } catch (cause) {
    throw new DamagedError(`The kept world does not fit together: ${String(cause)}`, { cause })
  }
}
