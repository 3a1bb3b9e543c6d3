import { foldText } from './fold-text.ts'
import { compareValues, type Key, type SortValue } from './values.ts'

interface Page<Row> {
  readonly rows: readonly Row[]
  readonly number: number
  readonly size: number
  readonly pages: number
  readonly total: number
}

type Direction = 'ascending' | 'descending'

/** Lazy, ordered rows as of the moment the view was taken. */
export interface View<Row> {
  readonly size: number
  page(number: number, size: number): Page<Row>
  rows(): Iterable<Row>
  /** Creates no lazy rows, as the next two. */
  keys(): Iterable<Key>
  reversed(): View<Row>
  /** Those of the keys that it has come first, in that order. */
  startingWith(keys: readonly Key[]): View<Row>
  first(): Row | undefined
  filter(predicate: (row: Row) => boolean): View<Row>
  /** Creates no lazy rows. */
  filterKeys(predicate: (key: Key) => boolean): View<Row>
  /** Matches the declared text as one phrase, ignoring case and accents. */
  search(typed: string): View<Row>
  sortBy(of: (row: Row) => SortValue, direction?: Direction): View<Row>
}

export interface Entry<Row> {
  readonly key: Key
  readonly row: Row
  readonly text: string
}

export interface Source<Row> {
  size(): number
  slice(start: number, end: number): Iterable<Entry<Row>>
  search(wanted: string): readonly Entry<Row>[]
}

/** A class rather than closures: every call creates dozens. */
class SourceView<Row> implements View<Row> {
  readonly #source: Source<Row>

  constructor(source: Source<Row>) {
    this.#source = source
  }

  get size(): number {
    return this.#source.size()
  }

  page(number: number, size: number): Page<Row> {
    const total = this.size
    const start = (number - 1) * size
    const entries = start < 0 ? [] : this.#source.slice(start, Math.min(total, start + size))
    return { rows: [...rowsOf(entries)], number, size, pages: Math.ceil(total / size), total }
  }

  rows(): Iterable<Row> {
    return rowsOf(this.#whole())
  }

  keys(): Iterable<Key> {
    return keysOf(this.#whole())
  }

  reversed(): View<Row> {
    return viewOf(new ListSource(() => [...this.#whole()].reverse()))
  }

  startingWith(keys: readonly Key[]): View<Row> {
    if (keys.length === 0) return this
    return viewOf(new ListSource(() => withFirst(this.#whole(), keys)))
  }

  first(): Row | undefined {
    for (const { row } of this.#source.slice(0, Math.min(1, this.size))) return row
    return undefined
  }

  filter(predicate: (row: Row) => boolean): View<Row> {
    return viewOf(new ListSource(() => matching(this.#whole(), ({ row }) => predicate(row))))
  }

  filterKeys(predicate: (key: Key) => boolean): View<Row> {
    return viewOf(new ListSource(() => matching(this.#whole(), ({ key }) => predicate(key))))
  }

  search(typed: string): View<Row> {
    return viewOf(new ListSource(() => this.#source.search(foldText(typed.trim()))))
  }

  sortBy(of: (row: Row) => SortValue, direction: Direction = 'ascending'): View<Row> {
    return viewOf(new ListSource(() => sorted(this.#whole(), of, direction)))
  }

  #whole(): Iterable<Entry<Row>> {
    return this.#source.slice(0, this.size)
  }
}

export function viewOf<Row>(source: Source<Row>): View<Row> {
  return new SourceView(source)
}

function* rowsOf<Row>(entries: Iterable<Entry<Row>>): Iterable<Row> {
  for (const entry of entries) yield entry.row
}

function* keysOf(entries: Iterable<Entry<unknown>>): Iterable<Key> {
  for (const entry of entries) yield entry.key
}

function withFirst<Row>(entries: Iterable<Entry<Row>>, keys: readonly Key[]): Entry<Row>[] {
  const ranks = new Map(keys.map((key, rank) => [key, rank]))
  const first: Entry<Row>[] = []
  const others: Entry<Row>[] = []
  for (const entry of entries) (ranks.has(entry.key) ? first : others).push(entry)
  const rankOf = ({ key }: Entry<Row>) => ranks.get(key) ?? 0
  return [...first.sort((a, b) => rankOf(a) - rankOf(b)), ...others]
}

function matching<Row>(entries: Iterable<Entry<Row>>, keep: (entry: Entry<Row>) => boolean) {
  const list: Entry<Row>[] = []
  for (const entry of entries) if (keep(entry)) list.push(entry)
  return list
}

function sorted<Row>(
  entries: Iterable<Entry<Row>>,
  of: (row: Row) => SortValue,
  direction: Direction,
): Entry<Row>[] {
  const sign = direction === 'ascending' ? 1 : -1
  return Array.from(entries, (entry) => ({ entry, value: of(entry.row) }))
    .sort((a, b) => sign * compareValues(a.value, b.value))
    .map(({ entry }) => entry)
}

class ListSource<Row> implements Source<Row> {
  readonly #compute: () => readonly Entry<Row>[]
  #list: readonly Entry<Row>[] | undefined

  constructor(compute: () => readonly Entry<Row>[]) {
    this.#compute = compute
  }

  size(): number {
    return this.#entries().length
  }

  slice(start: number, end: number): readonly Entry<Row>[] {
    return this.#entries().slice(start, end)
  }

  search(wanted: string): readonly Entry<Row>[] {
    return this.#entries().filter(({ text }) => text.includes(wanted))
  }

  #entries(): readonly Entry<Row>[] {
    this.#list ??= this.#compute()
    return this.#list
  }
}
