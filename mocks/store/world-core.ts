import { type Change, condensed, inverse } from './changes.ts'
import {
  isPersistedLazyTable,
  type LazyRows,
  type PersistedLazyTable,
  type PersistedTables,
  type Recipe,
} from './lazy-rows.ts'
import type { TableStore } from './table.ts'
import type { Transaction, Transactions } from './transactions.ts'
import type { Key } from './values.ts'
import {
  readWorldFile,
  requireKind,
  WorldFileError,
  type WorldImage,
  type WorldMeta,
  writeWorldFile,
} from './world-file.ts'

/** The table in which the counters stand; a world's own tables cannot have this name. */
export const COUNTERS = '$counters'

export interface Counter {
  readonly name: string
  readonly value: number
}

/** A world as it is persisted. */
export interface PersistedImage {
  readonly meta: WorldMeta
  readonly tables: PersistedTables
}

/** Lazy rows by table. */
export type LazyTables = Readonly<Record<string, LazyRows<object, object> | undefined>>

/** The whole state at one moment; taking it and going back to it copies no row. */
export interface Snapshot {
  readonly tables: ReadonlyMap<string, TableStore>
}

/** What a world can do with all its tables at once. */
export class WorldCore<Whole> {
  /** What a file or a kept log must share with this world to be read into it. */
  readonly meta: WorldMeta
  readonly #stores: ReadonlyMap<string, TableStore>
  readonly #transactions: Transactions
  readonly #build: (snapshot: Snapshot) => Whole

  constructor(
    meta: WorldMeta,
    stores: ReadonlyMap<string, TableStore>,
    transactions: Transactions,
    build: (snapshot: Snapshot) => Whole,
  ) {
    this.meta = meta
    this.#stores = stores
    this.#transactions = transactions
    this.#build = build
  }

  /** The next number of a counter, from 1; part of the state, so that ids repeat in every replay. */
  next(counter: string): number {
    const row = this.#store(COUNTERS).get(counter)
    const value = (row && 'value' in row && typeof row.value === 'number' ? row.value : 0) + 1
    const after: Counter = { name: counter, value }
    this.#store(COUNTERS).write(counter, after)
    return value
  }

  /**
   * Runs the function and says what it changed. When it throws, or its promise is rejected,
   * everything is as before and the error goes on. Inside another one it is a part of it that may
   * fail alone; while an asynchronous one is waiting, no second one may begin: see `inTurn`.
   */
  transact<Result>(run: () => Promise<Result>): Promise<Transaction<Result>>
  transact<Result>(run: () => Result): Transaction<Result>
  transact(run: () => unknown): unknown {
    return this.#transactions.run(run)
  }

  /** A transaction that waits for those before it, for callers that know nothing of each other. */
  inTurn<Result>(run: () => Result | Promise<Result>): Promise<Transaction<Result>> {
    return this.#transactions.inTurn(run)
  }

  snapshot(): Snapshot {
    return { tables: new Map(Array.from(this.#stores, ([name, store]) => [name, store.share()])) }
  }

  /** @throws Error inside a transaction, which could not say what that changed. */
  restore(snapshot: Snapshot): void {
    if (this.#transactions.isOpen) throw new Error('A transaction cannot replace the whole world')
    this.#goTo(snapshot)
  }

  /** By what a row is known in its table. */
  keyOf(table: string, row: object): Key {
    return this.#store(table).keyOf(row)
  }

  /** Puts rows in the place of those with their keys, and takes others away. @throws DuplicateError */
  applyRows(
    rows: Readonly<Record<string, readonly object[]>>,
    gone: readonly { table: string; key: Key }[],
  ): void {
    const put = Object.entries(rows).flatMap(([table, list]) =>
      list.map((after) => ({ table, key: this.#store(table).keyOf(after), after })),
    )
    // A change says what was there before, or taking away nothing would look like no change.
    const changes = [...gone, ...put].map((change) => {
      const before = this.#store(change.table).get(change.key)
      return before ? { ...change, before } : change
    })
    this.apply(changes)
  }

  /** What leads from an earlier state to this one: one change for each row that says something else. */
  changesSince(before: Snapshot): Change[] {
    return Array.from(this.#stores).flatMap(([name, store]) => {
      const earlier = before.tables.get(name)
      return earlier ? differences(name, earlier, store) : []
    })
  }

  /** A second world with the same state, which goes its own way. */
  fork(): Whole {
    return this.#build(this.snapshot())
  }

  /** @throws DuplicateError, with everything as it was, when the changes do not fit. */
  apply(changes: readonly Change[]): void {
    this.transact(() => writeChanges(this.#stores, changes))
  }

  revert(changes: readonly Change[]): void {
    this.apply(inverse(changes))
  }

  /** All rows by table, plain, in the order of their keys; empty tables are left out. */
  image(): WorldImage {
    const tables = Array.from(this.#stores, ([name, store]) => [name, [...store.all()]] as const)
    return {
      meta: this.meta,
      tables: Object.fromEntries(tables.filter(([, rows]) => rows.length > 0)),
    }
  }

  /** Puts lazy rows into empty tables. */
  fillLazily(tables: LazyTables, recipe: Recipe): void {
    for (const [name, rows] of Object.entries(tables)) {
      if (rows) this.#store(name).fillLazily(rows, recipe)
    }
  }

  /** The tables as they are persisted, of these names or all; empty ones are left out. */
  persisted(names: Iterable<string> = this.#stores.keys()): PersistedTables {
    const tables = Array.from(names, (name) => [name, this.#store(name).persisted()] as const)
    return Object.fromEntries(
      tables.filter(([, table]) => !Array.isArray(table) || table.length > 0),
    )
  }

  /**
   * Becomes the image, whole, and takes over its rows; the lazy ones are those that were made by its
   * recipes. @throws WorldFileError, with everything as it was.
   */
  load(image: PersistedImage, lazy: LazyTables = {}): void {
    requireKind(image.meta, this.meta)
    if (this.#transactions.isOpen) throw new Error('A transaction cannot replace the whole world')
    const before = this.snapshot()
    try {
      for (const store of this.#stores.values()) store.clear()
      for (const [name, table] of Object.entries(image.tables)) {
        if (isPersistedLazyTable(table)) this.#loadLazily(name, table, lazy[name])
        else this.#store(name).fill(table)
      }
    } catch (error) {
      this.#goTo(before)
      throw error instanceof Error ? new WorldFileError(error.message, { cause: error }) : error
    }
  }

  /** The same state gives the same text, whatever way led to it. */
  exportFile(): string {
    return writeWorldFile(this.image())
  }

  /** @throws WorldFileError, with everything as it was. */
  importFile(text: string): void {
    this.load(readWorldFile(text))
  }

  #store(name: string): TableStore {
    return storeOf(this.#stores, name)
  }

  #loadLazily(name: string, table: PersistedLazyTable, made: LazyTables[string]): void {
    const { recipe, rows, gone } = table
    if (!made) throw new TypeError(`The scenario ${recipe.scenario} has no lazy rows of ${name}`)
    const store = this.#store(name)
    store.fillLazily(made, recipe)
    for (const key of gone) store.write(key, undefined)
    for (const row of rows) store.write(store.keyOf(row), row)
  }

  #goTo(snapshot: Snapshot): void {
    for (const [name, store] of this.#stores) {
      const other = snapshot.tables.get(name)
      if (!other) throw new TypeError(`The snapshot has no table ${name}`)
      store.adopt(other)
    }
  }
}

function differences(table: string, before: TableStore, after: TableStore): Change[] {
  const kept = Array.from(after.all()).flatMap((row) => {
    const key = after.keyOf(row)
    const old = before.get(key)
    if (old === row || JSON.stringify(old) === JSON.stringify(row)) return []
    return [{ table, key, ...(old && { before: old }), after: row }]
  })
  const gone = Array.from(before.all()).flatMap((row) => {
    const key = before.keyOf(row)
    return after.get(key) ? [] : [{ table, key, before: row }]
  })
  return [...kept, ...gone]
}

function storeOf(stores: ReadonlyMap<string, TableStore>, name: string): TableStore {
  const store = stores.get(name)
  if (!store) throw new TypeError(`There is no table ${name}`)
  return store
}

/** Makes each row that is named in the changes be as it is after the last of them. */
export function writeChanges(
  stores: ReadonlyMap<string, TableStore>,
  changes: readonly Change[],
): void {
  const all = condensed(changes)
  // All old rows go first, so that rows which swap a unique value do not meet.
  if (all.length > 1) for (const { table, key } of all) storeOf(stores, table).write(key, undefined)
  for (const { table, key, after } of all) storeOf(stores, table).write(key, after)
}
