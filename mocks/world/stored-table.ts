import { folded } from './folded.ts'
import { rangeView } from './range-view.ts'
import { SortedSet } from './sorted-set.ts'
import type { IndexShape, Recorder, TableStore } from './table.ts'
import {
  byKey,
  bySort,
  byValue,
  DuplicateError,
  type Indexed,
  indexed,
  type Keyed,
  refuseTwice,
  type Unique,
  uniqueValue,
} from './table-entries.ts'
import { compareValues, frozenCopy, frozenInPlace, type Key, type Scalar } from './values.ts'
import type { View } from './view.ts'

export class MissingRowError extends Error {
  override name = 'MissingRowError'
}

interface Shape<Row> {
  readonly key: string
  readonly unique?: readonly string[]
  readonly text?: (row: Row) => string
  readonly indexes?: Readonly<Record<string, IndexShape<Row>>>
}

export class StoredTable<Row extends object> implements TableStore {
  readonly name: string
  readonly #shape: Shape<Row>
  readonly #record: Recorder
  #rows: SortedSet<Keyed<Row>> = new SortedSet<Keyed<Row>>(byKey)
  #unique: ReadonlyMap<string, SortedSet<Unique>>
  #indexes: ReadonlyMap<string, SortedSet<Indexed<Row>>>

  constructor(name: string, shape: Shape<Row>, record: Recorder) {
    this.name = name
    this.#shape = shape
    this.#record = record
    this.#unique = new Map((shape.unique ?? []).map((field) => [field, new SortedSet(byValue)]))
    this.#indexes = new Map(
      Object.keys(shape.indexes ?? {}).map((index) => [index, new SortedSet(bySort<Row>)]),
    )
  }

  get size(): number {
    return this.#rows.size
  }

  get(key: Key): Row | undefined {
    return this.#rows.get((entry) => compareValues(entry.key, key))?.row
  }

  find(field: string, value: Key): Row | undefined {
    const found = this.#uniqueSet(field).get((entry) => compareValues(entry.value, value))
    return found && this.get(found.key)
  }

  all(): Iterable<Row> {
    return this.view().rows()
  }

  view(): View<Row> {
    return rangeView(this.#rows.still(), 0, this.#rows.size, false)
  }

  in(index: string, group: Scalar): View<Row> {
    const set = this.#indexes.get(index)?.still()
    if (!set) throw new TypeError(`${this.name} has no index ${index}`)
    const start = set.count((entry) => compareValues(entry.group, group) < 0)
    const end = set.count((entry) => compareValues(entry.group, group) <= 0)
    return rangeView(set, start, end, this.#shape.indexes?.[index]?.descending ?? false)
  }

  insert(row: Row): Row {
    const key = this.keyOf(row)
    if (this.get(key)) throw new DuplicateError(`${this.name} holds ${key} already`)
    return this.#replace(key, undefined, frozenCopy(row, this.name))
  }

  fill(rows: readonly Row[]): void {
    if (this.size > 0) throw new TypeError(`${this.name} has rows already`)
    const { text } = this.#shape
    const entries = rows.map((given) => {
      const row = frozenInPlace(given, this.name)
      return { key: this.keyOf(row), row, text: text ? folded(text(row)) : '' }
    })
    refuseTwice(
      entries.map(({ key }) => [key, key]),
      (key) => `${this.name} holds ${key} already`,
    )
    const uniques = Array.from(this.#unique, ([field, set]) => {
      const values = entries.flatMap(({ key, row }) => {
        const value = uniqueValue(row, field)
        return value === undefined ? [] : { value, key }
      })
      refuseTwice(
        values.map(({ value, key }) => [value, key]),
        (holder, value) => this.#taken(holder, field, value),
      )
      return { set, values }
    })
    const places = Array.from(this.#indexes, ([name, set]) => {
      const index = this.#shape.indexes?.[name]
      return {
        set,
        values: entries.flatMap(
          ({ key, row, text }) => (index && indexed(index, key, row, text)) ?? [],
        ),
      }
    })
    this.#rows.fill(entries)
    for (const { set, values } of uniques) set.fill(values)
    for (const { set, values } of places) set.fill(values)
  }

  update(key: Key, patch: Partial<Row>): Row {
    const before = this.#existing(key)
    const after = frozenCopy({ ...before, ...patch }, this.name)
    if (this.keyOf(after) !== key)
      throw new TypeError(`The key of ${this.name} ${key} cannot change`)
    return this.#replace(key, before, after)
  }

  remove(key: Key): void {
    this.#replaceOrRemove(key, this.#existing(key), undefined)
  }

  write(key: Key, row: Row | undefined): void {
    const before = this.get(key)
    if (!row && !before) return
    if (row && this.keyOf(row) !== key) throw new TypeError(`A row of ${this.name} is not ${key}`)
    this.#replaceOrRemove(key, before, row && frozenCopy(row, this.name))
  }

  keyOf(row: object): Key {
    const key: unknown = Reflect.get(row, this.#shape.key)
    if (typeof key === 'string' || typeof key === 'number') return key
    throw new TypeError(`A row of ${this.name} has no ${this.#shape.key}`)
  }

  share(): StoredTable<Row> {
    const shared = new StoredTable<Row>(this.name, this.#shape, this.#record)
    shared.adopt(this)
    return shared
  }

  /** Takes over the rows of another table of the same shape. */
  adopt(other: StoredTable<Row>): void {
    this.#rows = other.#rows.share()
    this.#unique = new Map(Array.from(other.#unique, ([field, set]) => [field, set.share()]))
    this.#indexes = new Map(Array.from(other.#indexes, ([index, set]) => [index, set.share()]))
  }

  clear(): void {
    this.adopt(new StoredTable<Row>(this.name, this.#shape, this.#record))
  }

  #existing(key: Key): Row {
    const row = this.get(key)
    if (!row) throw new MissingRowError(`${this.name} has no ${key}`)
    return row
  }

  #uniqueSet(field: string): SortedSet<Unique> {
    const set = this.#unique.get(field)
    if (!set) throw new TypeError(`${field} of ${this.name} is not declared unique`)
    return set
  }

  #replace(key: Key, before: Row | undefined, after: Row): Row {
    this.#replaceOrRemove(key, before, after)
    return after
  }

  #replaceOrRemove(key: Key, before: Row | undefined, after: Row | undefined): void {
    if (after) this.#refuseTaken(key, after)
    const text = after && this.#shape.text ? folded(this.#shape.text(after)) : ''
    // What the shape's own functions say comes first: should one throw, nothing is half written.
    const moves = Array.from(this.#indexes, ([name, set]) => {
      const index = this.#shape.indexes?.[name]
      return {
        set,
        old: before && index && indexed(index, key, before, ''),
        entry: after && index && indexed(index, key, after, text),
      }
    })
    for (const { set, old, entry } of moves) {
      if (old && !(entry && bySort(old, entry) === 0)) set.remove((each) => bySort(each, old))
      if (entry) set.put(entry)
    }
    for (const [field, set] of this.#unique) {
      const old = before && uniqueValue(before, field)
      const value = after && uniqueValue(after, field)
      if (old !== undefined && old !== value) set.remove((entry) => compareValues(entry.value, old))
      if (value !== undefined && old !== value) set.put({ value, key })
    }
    if (after) this.#rows.put({ key, row: after, text })
    else this.#rows.remove((entry) => compareValues(entry.key, key))
    this.#record(this.name, key, before, after)
  }

  #taken(holder: Key, field: string, value: Key): string {
    return `${this.name} ${holder} has this ${field} already: ${value}`
  }

  #refuseTaken(key: Key, row: Row): void {
    for (const [field, set] of this.#unique) {
      const value = uniqueValue(row, field)
      if (value === undefined) continue
      const holder = set.get((entry) => compareValues(entry.value, value))
      if (holder && holder.key !== key)
        throw new DuplicateError(this.#taken(holder.key, field, value))
    }
  }
}
