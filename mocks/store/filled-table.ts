import { foldText } from './fold-text.ts'
import { LazyEntry, type LazyRows } from './lazy-rows.ts'
import type { IndexShape } from './table.ts'
import {
  type Indexed,
  indexed,
  type Keyed,
  refuseTwice,
  type TableShape,
  type Unique,
  uniqueValue,
} from './table-entries.ts'
import { freezeInPlace, type Key } from './values.ts'

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
function refuseUnfit(table: string, outline: unknown, ofRow: unknown): void {
  const wanted = JSON.stringify(outline)
  const found = JSON.stringify(ofRow)
  if (found !== wanted) throw new TypeError(`A row of ${table} was to be ${wanted} and is ${found}`)
}

export function lazyEntries<Row extends object, Outline extends object>(
  table: string,
  shape: TableShape<Row, Outline>,
  { outlines, make, text }: LazyRows<Row, Outline>,
  keyOf: (outline: Outline) => Key,
): LazyEntry<Row>[] {
  const maker = {
    make(index: number): Row {
      const row = freezeInPlace(make(index), table)
      refuseUnfit(table, outlines[index], shape.outline(row))
      if (text) refuseUnfit(table, text(index), shape.text?.(row))
      return row
    },
    textAt: (index: number, row: () => Row) =>
      foldText(text ? text(index) : (shape.text?.(row()) ?? '')),
  }
  return outlines.map((outline, at) => new LazyEntry(keyOf(outline), at, maker))
}
