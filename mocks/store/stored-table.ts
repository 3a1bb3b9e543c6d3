import {
  duplicateMessage,
  indexedEntries,
  lazyEntries,
  refuseSharedKeys,
  uniqueEntries,
} from './filled-table.ts'
import { foldText } from './fold-text.ts'
import { GroupViews } from './group-views.ts'
import type { Laziness, LazyRows, PersistedLazyTable, Recipe } from './lazy-rows.ts'
import { rangeView } from './range-view.ts'
import { SortedSet } from './sorted-set.ts'
import type { RecordChange, SortRange, TableStore } from './table.ts'
import {
  byKey,
  bySort,
  byValue,
  DuplicateError,
  type Indexed,
  indexed,
  type Keyed,
  MissingRowError,
  ranksOf,
  type TableShape,
  type Unique,
  uniqueValue,
} from './table-entries.ts'
import { compareValues, freezeInPlace, frozenCopy, type Key, type Scalar } from './values.ts'
import type { View } from './view.ts'

export class StoredTable<Row extends object, Outline extends object> implements TableStore {
  readonly name: string
  readonly #shape: TableShape<Row, Outline>
  readonly #record: RecordChange
  #rows: SortedSet<Keyed<Row>> = new SortedSet<Keyed<Row>>(byKey)
  #unique: ReadonlyMap<string, SortedSet<Unique>>
  #indexes: ReadonlyMap<string, SortedSet<Indexed<Row>>>
  #lazy: Laziness | undefined
  readonly #groups = new GroupViews<Row>()

  constructor(name: string, shape: TableShape<Row, Outline>, record: RecordChange) {
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

  in(index: string, group: Scalar, range?: SortRange): View<Row> {
    const set = this.#indexes.get(index)?.still()
    if (!set) throw new TypeError(`${this.name} has no index ${index}`)
    const descending = this.#shape.indexes?.[index]?.descending ?? false
    if (range) return rangeView(set, ...ranksOf(set, group, range), descending)
    return this.#groups.view(set, group, descending)
  }

  insert(row: Row): Row {
    const key = this.keyOf(row)
    if (this.get(key)) throw new DuplicateError(`${this.name} holds ${key} already`)
    return this.#replace(key, undefined, frozenCopy(row, this.name))
  }

  fill(rows: readonly Row[]): void {
    this.#refuseFilled()
    const { outline, indexes = {} } = this.#shape
    const entries = rows.map((input) => {
      const row = freezeInPlace(input, this.name)
      return { key: this.keyOf(row), row, text: this.#textOf(row) }
    })
    refuseSharedKeys(this.name, entries)
    const uniques = Array.from(this.#unique, ([field, set]) => {
      return { set, values: uniqueEntries(this.name, field, entries) }
    })
    const indexed = Array.from(this.#indexes, ([name, set]) => {
      const values = indexedEntries(indexes[name], entries, ({ row }) => outline(row))
      return { set, values }
    })
    this.#rows.fill(entries)
    for (const { set, values } of uniques) set.fill(values)
    for (const { set, values } of indexed) set.fill(values)
  }

  fillLazily(rows: LazyRows<Row, Outline>, recipe: Recipe): void {
    this.#refuseFilled()
    const entries = lazyEntries(this.name, this.#shape, rows, (outline) => this.keyOf(outline))
    this.#rows.fillLater(() => {
      refuseSharedKeys(this.name, entries)
      return entries
    })
    for (const [field, set] of this.#unique)
      set.fillLater(() => uniqueEntries(this.name, field, entries))
    for (const [name, set] of this.#indexes) {
      const index = this.#shape.indexes?.[name]
      set.fillLater(() => indexedEntries(index, entries, (_, at) => rows.outlines[at]))
    }
    this.#lazy = { recipe, written: new SortedSet(byKey) }
  }

  persisted(): readonly Row[] | PersistedLazyTable {
    if (!this.#lazy) return [...this.all()]
    const { recipe, written } = this.#lazy
    const keys = Array.from(written.range(0, written.size), ({ key }) => key)
    return {
      recipe,
      rows: keys.flatMap((key) => this.get(key) ?? []),
      gone: keys.filter((key) => !this.get(key)),
    }
  }

  update(key: Key, patch: Partial<Row>): Row {
    const before = this.#existing(key)
    const after = frozenCopy({ ...before, ...patch }, this.name, before)
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
    this.#replaceOrRemove(key, before, row && frozenCopy(row, this.name, before))
  }

  keyOf(row: object): Key {
    const key: unknown = Reflect.get(row, this.#shape.key)
    if (typeof key === 'string' || typeof key === 'number') return key
    throw new TypeError(`A row of ${this.name} has no ${this.#shape.key}`)
  }

  share(): StoredTable<Row, Outline> {
    const shared = new StoredTable<Row, Outline>(this.name, this.#shape, this.#record)
    shared.adopt(this)
    return shared
  }

  adopt(other: StoredTable<Row, Outline>): void {
    this.#rows = other.#rows.share()
    this.#unique = new Map(Array.from(other.#unique, ([field, set]) => [field, set.share()]))
    this.#indexes = new Map(Array.from(other.#indexes, ([index, set]) => [index, set.share()]))
    this.#lazy = other.#lazy && { ...other.#lazy, written: other.#lazy.written.share() }
  }

  clear(): void {
    this.adopt(new StoredTable<Row, Outline>(this.name, this.#shape, this.#record))
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
    const entry = after && { key, row: after, text: this.#textOf(after) }
    // Calls the shape's functions first: if one throws, nothing is half written.
    const indexUpdates = this.#indexUpdates(before && { key, row: before, text: '' }, entry)
    for (const { set, old, next } of indexUpdates) {
      if (old && !(next && bySort(old, next) === 0)) set.remove((each) => bySort(each, old))
      if (next) set.put(next)
    }
    for (const [field, set] of this.#unique) {
      const old = before && uniqueValue(before, field)
      const value = after && uniqueValue(after, field)
      if (old !== undefined && old !== value) set.remove((entry) => compareValues(entry.value, old))
      if (value !== undefined && old !== value) set.put({ value, key })
    }
    if (entry) this.#rows.put(entry)
    else this.#rows.remove((each) => compareValues(each.key, key))
    this.#lazy?.written.put({ key })
    this.#record(this.name, key, before, after)
  }

  #indexUpdates(before: Keyed<Row> | undefined, after: Keyed<Row> | undefined) {
    const { outline, indexes = {} } = this.#shape
    if (this.#indexes.size === 0) return []
    const old = before && outline(before.row)
    const next = after && outline(after.row)
    return Array.from(this.#indexes, ([name, set]) => {
      const index = indexes[name]
      return {
        set,
        old: before && old && index && indexed(index, old, before),
        next: after && next && index && indexed(index, next, after),
      }
    })
  }

  #textOf(row: Row): string {
    return this.#shape.text ? foldText(this.#shape.text(row)) : ''
  }

  #refuseFilled(): void {
    if (this.size > 0) throw new TypeError(`${this.name} has rows already`)
  }

  #refuseTaken(key: Key, row: Row): void {
    for (const [field, set] of this.#unique) {
      const value = uniqueValue(row, field)
      if (value === undefined) continue
      const holder = set.get((entry) => compareValues(entry.value, value))
      if (holder && holder.key !== key)
        throw new DuplicateError(duplicateMessage(this.name, holder.key, field, value))
    }
  }
}
