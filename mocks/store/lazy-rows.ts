import type { SortedSet } from './sorted-set.ts'
import type { Key } from './values.ts'
import type { Entry } from './view.ts'

/** Rows of which only the outlines exist; each row is made when it is first read. */
export interface LazyRows<Row, Outline> {
  readonly outlines: readonly Outline[]
  /** The row of the outline at that index; the same for the same index, whenever it is made. */
  make(index: number): Row
}

/** From what lazy rows can be made again: plain data. */
export interface Recipe {
  readonly scenario: string
  /** The scenario's start, epoch milliseconds. */
  readonly start: number
}

/** A table of lazy rows as it is persisted: its recipe, and what was written to it since. */
export interface PersistedLazyTable {
  readonly recipe: Recipe
  readonly rows: readonly object[]
  readonly gone: readonly Key[]
}

/** How a table's lazy rows are made again, and the keys that were written to since. */
export interface Laziness {
  readonly recipe: Recipe
  readonly written: SortedSet<{ readonly key: Key }>
}

/** Rows by table. What comes from a store is checked before it is believed. */
export type PersistedTables = Readonly<Record<string, readonly object[] | PersistedLazyTable>>

/** Makes the rows of one table, and says what free text looks through. */
export interface RowMaker<Row> {
  make(index: number): Row
  textOf(row: Row): string
}

/** A row's place in a table, for which the row is made when somebody asks for it. */
export class LazyEntry<Row> implements Entry<Row> {
  readonly key: Key
  readonly #index: number
  readonly #maker: RowMaker<Row>
  #made: { readonly row: Row; readonly text: string } | undefined

  constructor(key: Key, index: number, maker: RowMaker<Row>) {
    this.key = key
    this.#index = index
    this.#maker = maker
  }

  get row(): Row {
    return this.#entry().row
  }

  get text(): string {
    return this.#entry().text
  }

  #entry() {
    if (!this.#made) {
      const row = this.#maker.make(this.#index)
      this.#made = { row, text: this.#maker.textOf(row) }
    }
    return this.#made
  }
}

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const isRecipe = (value: unknown): value is Recipe =>
  isFields(value) && typeof value.scenario === 'string' && typeof value.start === 'number'

export const isPersistedLazyTable = (value: unknown): value is PersistedLazyTable =>
  isFields(value) &&
  isRecipe(value.recipe) &&
  Array.isArray(value.rows) &&
  Array.isArray(value.gone)
