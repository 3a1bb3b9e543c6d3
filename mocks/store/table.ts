import type { LazyRows, PersistedLazyTable, Recipe } from './lazy-rows.ts'
import { StoredTable } from './stored-table.ts'
import type { Key, Scalar, SortValue } from './values.ts'
import type { View } from './view.ts'

type FieldOf<Row, Value> = {
  [Field in keyof Row]-?: Row[Field] extends Value ? Field : never
}[keyof Row] &
  string

export interface IndexShape<Outline> {
  /** What the index groups by; a row for which it is undefined is not in the index. */
  readonly of: (outline: Outline) => Scalar | undefined
  /** The order inside a group; rows that are equal in it follow their keys. */
  readonly sort?: (outline: Outline) => SortValue
  readonly descending?: boolean
}

type GroupOf<Index> = Index extends { readonly of: (row: never) => infer Group }
  ? Exclude<Group, undefined>
  : never

/** A table of plain, frozen rows. A row that was read never changes: a new one takes its place. */
export interface Table<Row extends object, Outline, KeyField, UniqueField, Indexes> {
  readonly name: string
  readonly size: number
  get(key: Row[KeyField & keyof Row] & Key): Row | undefined
  /** The row with that value in a unique field. */
  find<Field extends UniqueField & keyof Row & string>(
    field: Field,
    value: Row[Field] & Key,
  ): Row | undefined
  /** Every row in the order of the keys, as they are now. */
  all(): Iterable<Row>
  view(): View<Row>
  /** The rows of one group of an index in its order, as they are now. */
  in<Name extends keyof Indexes & string>(
    index: Name,
    group: GroupOf<Indexes[Name]> & Scalar,
  ): View<Row>
  /** @throws DuplicateError when the key or a unique value is taken. */
  insert(row: Row): Row
  /**
   * Takes over many rows at once, which nobody else may change from then on. No transaction knows of it.
   * @throws TypeError unless the table is empty, DuplicateError
   */
  fill(rows: readonly Row[]): void
  /**
   * Takes over rows that are made when they are first read. The recipe is persisted in their place.
   * @throws TypeError unless the table is empty
   */
  fillLazily(rows: LazyRows<Row, Outline>, recipe: Recipe): void
  /** A field given as undefined is taken away. @throws MissingRowError, DuplicateError */
  update(key: Row[KeyField & keyof Row] & Key, patch: Partial<Row>): Row
  /** @throws MissingRowError */
  remove(key: Row[KeyField & keyof Row] & Key): void
}

/** How a table looks from inside the world, where the kind of row is not known. */
export interface TableStore {
  share(): TableStore
  adopt(other: TableStore): void
  /** Empties the table without telling the recorder. */
  clear(): void
  fill(rows: readonly object[]): void
  fillLazily(rows: LazyRows<object, object>, recipe: Recipe): void
  /** The rows, or how to make them, as they are persisted. */
  persisted(): readonly object[] | PersistedLazyTable
  get(key: Key): object | undefined
  /** Makes the row with that key be this one, or be gone. @throws DuplicateError */
  write(key: Key, row: object | undefined): void
  all(): Iterable<object>
  keyOf(row: object): Key
}

/** Told of each write: the row that was there and the one that is there now. */
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
 * Declares a table: `table<Order>()({ key: 'identity', unique: ['number'], indexes: { … } })`.
 * Called twice, so that the row is named while fields and indexes are inferred.
 */
export const table = <Row extends object>() => outlinedTable((row: Row) => row)

/** The same for rows that may be lazy: the indexes read an outline, which has the key of its row. */
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
    /** What free text looks through. */
    readonly text?: (row: Row) => string
    readonly indexes?: Indexes & { readonly [name: string]: IndexShape<Outline> }
  }): TableDefinition<Row, Outline, KeyField, UniqueField, Indexes> => ({
    open: (name, record) => new StoredTable<Row, Outline>(name, { ...shape, outline }, record),
  })
}
