import type { LazyRows, PersistedLazyTable, Recipe } from './lazy-rows.ts'
import { StoredTable } from './stored-table.ts'
import type { Key, Scalar, SortValue } from './values.ts'
import type { View } from './view.ts'

type FieldOf<Row, Value> = {
  [Field in keyof Row]-?: Row[Field] extends Value ? Field : never
}[keyof Row] &
  string

export interface IndexShape<Outline> {
  /** Group of the row; rows with undefined are not indexed. */
  readonly of: (outline: Outline) => Scalar | undefined
  /** Order within a group; ties follow the key. */
  readonly sort?: (outline: Outline) => SortValue
  readonly descending?: boolean
}

type GroupOf<Index> = Index extends { readonly of: (row: never) => infer Group }
  ? Exclude<Group, undefined>
  : never

/** Table of plain, frozen rows: an update replaces the row. */
export interface Table<Row extends object, Outline, KeyField, UniqueField, Indexes> {
  readonly name: string
  readonly size: number
  get(key: Row[KeyField & keyof Row] & Key): Row | undefined
  find<Field extends UniqueField & keyof Row & string>(
    field: Field,
    value: Row[Field] & Key,
  ): Row | undefined
  /** All rows by key, as of the call. */
  all(): Iterable<Row>
  view(): View<Row>
  /** Rows of one group of an index, as of the call. */
  in<Name extends keyof Indexes & string>(
    index: Name,
    group: GroupOf<Indexes[Name]> & Scalar,
  ): View<Row>
  /** @throws DuplicateError */
  insert(row: Row): Row
  /**
   * Takes ownership of many rows at once, outside any transaction. @throws TypeError unless the table is empty,
   * DuplicateError
   */
  fill(rows: readonly Row[]): void
  /**
   * Adds rows that are made when first read; the recipe is persisted instead of them. @throws TypeError unless the
   * table is empty
   */
  fillLazily(rows: LazyRows<Row, Outline>, recipe: Recipe): void
  /** Removes fields given as undefined. @throws MissingRowError, DuplicateError */
  update(key: Row[KeyField & keyof Row] & Key, patch: Partial<Row>): Row
  /** @throws MissingRowError */
  remove(key: Row[KeyField & keyof Row] & Key): void
}

/** Untyped table, as the world uses it. */
export interface TableStore {
  share(): TableStore
  adopt(other: TableStore): void
  /** Empties the table without notifying the recorder. */
  clear(): void
  fill(rows: readonly object[]): void
  fillLazily(rows: LazyRows<object, object>, recipe: Recipe): void
  persisted(): readonly object[] | PersistedLazyTable
  get(key: Key): object | undefined
  /** Sets or removes the row of that key. @throws DuplicateError */
  write(key: Key, row: object | undefined): void
  all(): Iterable<object>
  keyOf(row: object): Key
}

/** Receives the row before and after each write. */
export type Recorder = (
  table: string,
  key: Key,
  before: object | undefined,
  after: object | undefined,
) => void

export interface TableDefinition<Row extends object, Outline, KeyField, UniqueField, Indexes> {
  open(
    name: string,
    record: Recorder,
  ): Table<Row, Outline, KeyField, UniqueField, Indexes> & TableStore
}

/**
 * `table<Order>()({ key: 'identity', unique: ['number'], indexes: { … } })`: called twice, so that fields and indexes
 * are inferred.
 */
export const table = <Row extends object>() => outlinedTable((row: Row) => row)

/** For rows that may be lazy: the indexes read an outline, which has the row's key. */
export function outlinedTable<Row extends object, Outline extends object>(
  outline: (row: Row) => Outline,
) {
  return <
    const KeyField extends FieldOf<Row, Key> & FieldOf<Outline, Key>,
    const UniqueField extends FieldOf<Row, Key | null | undefined> = never,
    const Indexes extends { readonly [name: string]: IndexShape<Outline> } = Record<never, never>,
  >(shape: {
    readonly key: KeyField
    readonly unique?: readonly UniqueField[]
    /** Text that `search` looks through. */
    readonly text?: (row: Row) => string
    readonly indexes?: Indexes & { readonly [name: string]: IndexShape<Outline> }
  }): TableDefinition<Row, Outline, KeyField, UniqueField, Indexes> => ({
    open: (name, record) => new StoredTable<Row, Outline>(name, { ...shape, outline }, record),
  })
}
