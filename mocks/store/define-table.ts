import { StoredTable } from './stored-table.ts'
import type { FieldOf, IndexShape, TableDefinition } from './table.ts'
import type { Key } from './values.ts'

/** Called twice, so that fields and indexes are inferred: `table<Order>()({ key: 'identity' })`. */
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
