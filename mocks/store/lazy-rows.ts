import type { Instant } from '../../src/lib/instant.ts'
import { isRecord } from '../../src/lib/is-record.ts'
import type { SortedSet } from './sorted-set.ts'
import type { Key } from './values.ts'
import type { Entry } from './view.ts'

/** Rows known by their outlines only; each is made when first read. */
export interface LazyRows<Row, Outline> {
  readonly outlines: readonly Outline[]
  make(index: number): Row
  text?(index: number): string
}

/** Plain data from which lazy rows can be recreated. */
export interface Recipe {
  readonly scenario: string
  /** Of the scenario. */
  readonly start: Instant
}

export interface PersistedLazyTable {
  readonly recipe: Recipe
  readonly rows: readonly object[]
  readonly gone: readonly Key[]
}

export interface Laziness {
  readonly recipe: Recipe
  readonly written: SortedSet<{ readonly key: Key }>
}

/** Rows by table. Loaded data is validated before use. */
export type PersistedTables = Readonly<Record<string, readonly object[] | PersistedLazyTable>>

interface RowMaker<Row> {
  make(index: number): Row
  /** Folded text. */
  textAt(index: number, row: () => Row): string
}

export class LazyEntry<Row> implements Entry<Row> {
  readonly key: Key
  readonly #index: number
  readonly #maker: RowMaker<Row>
  #row: Row | undefined
  #text: string | undefined

  constructor(key: Key, index: number, maker: RowMaker<Row>) {
    this.key = key
    this.#index = index
    this.#maker = maker
  }

  get row(): Row {
    this.#row ??= this.#maker.make(this.#index)
    return this.#row
  }

  get text(): string {
    this.#text ??= this.#maker.textAt(this.#index, () => this.row)
    return this.#text
  }
}

const isRecipe = (value: unknown): value is Recipe =>
  isRecord(value) && typeof value.scenario === 'string' && typeof value.start === 'number'

export const isPersistedLazyTable = (value: unknown): value is PersistedLazyTable =>
  isRecord(value) &&
  isRecipe(value.recipe) &&
  Array.isArray(value.rows) &&
  Array.isArray(value.gone)
