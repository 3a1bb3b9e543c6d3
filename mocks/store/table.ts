import type { LazyRows, PersistedLazyTable, Recipe } from './lazy-rows.ts'
import type { Key, Scalar, SortValue } from './values.ts'
import type { View } from './view.ts'

export type FieldOf<Row, Value> = {
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

/** Both optional: from the first value up to, not including, the second. */
export interface SortRange {
  readonly from?: SortValue
  readonly before?: SortValue
}

type GroupOf<Index> = Index extends { readonly of: (row: never) => infer Group }
  ? Exclude<Group, undefined>
  : never

/** Table of plain, frozen rows: an update replaces the row. */
interface Table<Row extends object, Outline, KeyField, UniqueField, Indexes> {
  readonly name: string
  readonly size: number
  get(key: Row[KeyField & keyof Row] & Key): Row | undefined
  find<Field extends UniqueField & keyof Row & string>(
    field: Field,
    value: Row[Field] & Key,
  ): Row | undefined
  all(): Iterable<Row>
  view(): View<Row>
  in<Name extends keyof Indexes & string>(
    index: Name,
    group: GroupOf<Indexes[Name]> & Scalar,
    range?: SortRange,
  ): View<Row>
  /** @throws DuplicateError */
  insert(row: Row): Row
  /** Takes ownership of the rows. @throws TypeError unless the table is empty, DuplicateError */
  fill(rows: readonly Row[]): void
  /** The recipe is persisted instead of the rows. @throws TypeError unless the table is empty */
  fillLazily(rows: LazyRows<Row, Outline>, recipe: Recipe): void
  /** Removes fields given as undefined. @throws MissingRowError, DuplicateError */
  update(key: Row[KeyField & keyof Row] & Key, patch: Partial<Row>): Row
  /** @throws MissingRowError */
  remove(key: Row[KeyField & keyof Row] & Key): void
}

export interface TableStore {
  share(): TableStore
  adopt(other: TableStore): void
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

export type RecordChange = (
  table: string,
  key: Key,
  before: object | undefined,
  after: object | undefined,
) => void

export interface TableDefinition<Row extends object, Outline, KeyField, UniqueField, Indexes> {
  open(
    name: string,
    record: RecordChange,
  ): Table<Row, Outline, KeyField, UniqueField, Indexes> & TableStore
}
