import type { IndexShape } from './table.ts'
import {
  type Indexed,
  indexed,
  type Keyed,
  refuseTwice,
  type Unique,
  uniqueValue,
} from './table-entries.ts'
import type { Key } from './values.ts'

export const duplicateMessage = (table: string, holder: Key, field: string, value: Key): string =>
  `${table} ${holder} has this ${field} already: ${value}`

/** @throws DuplicateError */
export function refuseSharedKeys(table: string, entries: readonly { readonly key: Key }[]): void {
  refuseTwice(
    entries.map(({ key }) => [key, key]),
    (key) => `${table} holds ${key} already`,
  )
}

/** @throws DuplicateError */
export function uniqueEntries<Row extends object>(
  table: string,
  field: string,
  entries: readonly Keyed<Row>[],
): Unique[] {
  const values = entries.flatMap(({ key, row }) => {
    const value = uniqueValue(row, field)
    return value === undefined ? [] : { value, key }
  })
  refuseTwice(
    values.map(({ value, key }) => [value, key]),
    (holder, value) => duplicateMessage(table, holder, field, value),
  )
  return values
}

export function indexedEntries<Row, Outline>(
  index: IndexShape<Outline> | undefined,
  entries: readonly Keyed<Row>[],
  outlineOf: (entry: Keyed<Row>, at: number) => Outline | undefined,
): Indexed<Row>[] {
  return entries.flatMap((entry, at) => {
    const outline = outlineOf(entry, at)
    return (index && outline && indexed(index, outline, entry)) ?? []
  })
}

/** @throws TypeError where the made row differs from the outline that was indexed */
export function refuseUnfit(table: string, outline: unknown, ofRow: unknown): void {
  const wanted = JSON.stringify(outline)
  const found = JSON.stringify(ofRow)
  if (found !== wanted) throw new TypeError(`A row of ${table} was to be ${wanted} and is ${found}`)
}
