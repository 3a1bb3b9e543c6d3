import type { SortedSet } from './sorted-set.ts'
import type { IndexShape, SortRange } from './table.ts'
import { compareValues, type Key, type Scalar, type SortValue } from './values.ts'
import type { Entry } from './view.ts'

export class DuplicateError extends Error {
  override name = 'DuplicateError'
}

export class MissingRowError extends Error {
  override name = 'MissingRowError'
}

export interface TableShape<Row, Outline> {
  readonly key: string
  readonly outline: (row: Row) => Outline
  readonly unique?: readonly string[]
  readonly text?: (row: Row) => string
  readonly indexes?: Readonly<Record<string, IndexShape<Outline>>>
}

export type Keyed<Row> = Entry<Row>

export interface Unique {
  readonly value: Key
  readonly key: Key
}

export class Indexed<Row> implements Entry<Row> {
  readonly group: Scalar
  readonly sort: SortValue
  readonly #entry: Keyed<Row>

  constructor(group: Scalar, sort: SortValue, entry: Keyed<Row>) {
    this.group = group
    this.sort = sort
    this.#entry = entry
  }

  get key(): Key {
    return this.#entry.key
  }

  get row(): Row {
    return this.#entry.row
  }

  get text(): string {
    return this.#entry.text
  }
}

export const byKey = (a: { key: Key }, b: { key: Key }) => compareValues(a.key, b.key)
export const byValue = (a: Unique, b: Unique) => compareValues(a.value, b.value)
export const bySort = <Row>(a: Indexed<Row>, b: Indexed<Row>) =>
  compareValues(a.group, b.group) || compareValues(a.sort, b.sort) || compareValues(a.key, b.key)

/** From which rank up to which the entries of a group, or of a range within it, stand. */
export function ranksOf<Row>(
  set: SortedSet<Indexed<Row>>,
  group: Scalar,
  { from, before }: SortRange = {},
): [start: number, end: number] {
  if (set.size === 0) return [0, 0]
  const order = (entry: Indexed<Row>, sort: SortValue) =>
    compareValues(entry.group, group) || (sort === undefined ? 0 : compareValues(entry.sort, sort))
  const start = set.count((entry) => order(entry, from) < 0)
  const end = set.count((entry) => order(entry, before) < (before === undefined ? 1 : 0))
  return [start, Math.max(start, end)]
}

export function uniqueValue(row: object, field: string): Key | undefined {
  const value: unknown = Reflect.get(row, field)
  return typeof value === 'string' || typeof value === 'number' ? value : undefined
}

export function indexed<Row, Outline>(
  index: IndexShape<Outline>,
  outline: Outline,
  entry: Keyed<Row>,
): Indexed<Row> | undefined {
  const group = index.of(outline)
  return group === undefined ? undefined : new Indexed(group, index.sort?.(outline), entry)
}

/** @throws DuplicateError */
export function refuseTwice(
  values: readonly (readonly [value: Key, key: Key])[],
  message: (holder: Key, value: Key) => string,
): void {
  const holders = new Map<Key, Key>()
  for (const [value, key] of values) {
    const holder = holders.get(value)
    if (holder !== undefined) throw new DuplicateError(message(holder, value))
    holders.set(value, key)
  }
}
