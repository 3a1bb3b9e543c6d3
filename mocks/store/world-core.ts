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

/** Table of the counters; the name is reserved. */
export const COUNTERS = '$counters'

export interface Counter {
  readonly name: string
  readonly value: number
}

export interface PersistedImage {
  readonly meta: WorldMeta
  readonly tables: PersistedTables
}

export type LazyTables = Readonly<Record<string, LazyRows<object, object> | undefined>>

export interface Snapshot {
  readonly tables: ReadonlyMap<string, TableStore>
}

export class WorldCore<Whole> {
  /** Must match in a file or persisted log that is read into this world. */
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

  /** Counts from 1; part of the state, so that ids repeat in a replay. */
  next(counter: string): number {
    const row = this.#store(COUNTERS).get(counter)
    const value = (row && 'value' in row && typeof row.value === 'number' ? row.value : 0) + 1
    const after: Counter = { name: counter, value }
    this.#store(COUNTERS).write(counter, after)
    return value
  }

  /** Reverts the changes when it throws. A nested call can fail alone. Async: see `inTurn`. */
  transact<Result>(run: () => Promise<Result>): Promise<Transaction<Result>>
  transact<Result>(run: () => Result): Transaction<Result>
  transact(run: () => unknown): unknown {
    return this.#transactions.run(run)
  }

  inTurn<Result>(run: () => Result | Promise<Result>): Promise<Transaction<Result>> {
    return this.#transactions.inTurn(run)
  }

  snapshot(): Snapshot {
    return { tables: new Map(Array.from(this.#stores, ([name, store]) => [name, store.share()])) }
  }

  /** @throws Error inside a transaction */
  restore(snapshot: Snapshot): void {
    if (this.#transactions.isOpen) throw new Error('A transaction cannot replace the whole world')
    this.#goTo(snapshot)
  }

  keyOf(table: string, row: object): Key {
    return this.#store(table).keyOf(row)
  }

  /** Upserts and removes rows. @throws DuplicateError */
  applyRows(
    rows: Readonly<Record<string, readonly object[]>>,
    removed: readonly { table: string; key: Key }[],
  ): void {
    const put = Object.entries(rows).flatMap(([table, list]) =>
      list.map((after) => ({ table, key: this.#store(table).keyOf(after), after })),
    )
    // `before` is needed: without it a removal would look like no change.
    const changes = [...removed, ...put].map((change) => {
      const before = this.#store(change.table).get(change.key)
      return before ? { ...change, before } : change
    })
    this.apply(changes)
  }

  changesSince(before: Snapshot): Change[] {
    return Array.from(this.#stores).flatMap(([name, store]) => {
      const earlier = before.tables.get(name)
      return earlier ? differences(name, earlier, store) : []
    })
  }

  fork(): Whole {
    return this.#build(this.snapshot())
  }

  /** @throws DuplicateError, with the state unchanged */
  apply(changes: readonly Change[]): void {
    this.transact(() => writeChanges(this.#stores, changes))
  }

  revert(changes: readonly Change[]): void {
    this.apply(inverse(changes))
  }

  image(): WorldImage {
    const tables = Array.from(this.#stores, ([name, store]) => [name, [...store.all()]] as const)
    return {
      meta: this.meta,
      tables: Object.fromEntries(tables.filter(([, rows]) => rows.length > 0)),
    }
  }

  fillLazily(tables: LazyTables, recipe: Recipe): void {
    for (const [name, rows] of Object.entries(tables)) {
      if (rows) this.#store(name).fillLazily(rows, recipe)
    }
  }

  persisted(names: Iterable<string> = this.#stores.keys()): PersistedTables {
    const tables = Array.from(names, (name) => [name, this.#store(name).persisted()] as const)
    return Object.fromEntries(
      tables.filter(([, table]) => !Array.isArray(table) || table.length > 0),
    )
  }

  /** Replaces the whole state and takes ownership of the rows. @throws WorldFileError, with the state unchanged */
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

  /** Deterministic: the same state gives the same text. */
  exportFile(): string {
    return writeWorldFile(this.image())
  }

  /** @throws WorldFileError, with the state unchanged */
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
  const added = Array.from(after.all()).flatMap((row) => {
    const key = after.keyOf(row)
    const old = before.get(key)
    if (old === row || JSON.stringify(old) === JSON.stringify(row)) return []
    return [{ table, key, ...(old && { before: old }), after: row }]
  })
  const removed = Array.from(before.all()).flatMap((row) => {
    const key = before.keyOf(row)
    return after.get(key) ? [] : [{ table, key, before: row }]
  })
  return [...added, ...removed]
}

function storeOf(stores: ReadonlyMap<string, TableStore>, name: string): TableStore {
  const store = stores.get(name)
  if (!store) throw new TypeError(`There is no table ${name}`)
  return store
}

export function writeChanges(
  stores: ReadonlyMap<string, TableStore>,
  changes: readonly Change[],
): void {
  const all = condensed(changes)
  // Old rows are removed first, so that rows can swap a unique value.
  if (all.length > 1) for (const { table, key } of all) storeOf(stores, table).write(key, undefined)
  for (const { table, key, after } of all) storeOf(stores, table).write(key, after)
}
