import { compareValues, type SortValue } from './values.ts'

export interface Page<Row> {
  readonly rows: readonly Row[]
  /** Counted from 1, as asked for. */
  readonly number: number
  /** The most rows that a page holds, as asked for. */
  readonly size: number
  readonly pages: number
  /** Rows on all pages. */
  readonly total: number
}

/** Rows in an order, as they were when the view was taken; nothing is read before it is asked for. */
export interface View<Row> {
  readonly size: number
  /** The page of that number from 1; beyond the last page it has no rows. */
  page(number: number, size: number): Page<Row>
  rows(): Iterable<Row>
  first(): Row | undefined
  filter(predicate: (row: Row) => boolean): View<Row>
  /** The same rows in another order; rows with equal values keep the order that they had. */
  sortBy(of: (row: Row) => SortValue, direction?: 'ascending' | 'descending'): View<Row>
}

/** Where a view reads: how many rows there are, and those from one rank up to another. */
export interface Source<Row> {
  size(): number
  slice(start: number, end: number): Iterable<Row>
}

export function viewOf<Row>(source: Source<Row>): View<Row> {
  return {
    get size() {
      return source.size()
    },
    page(number, size) {
      const total = source.size()
      const start = (number - 1) * size
      const rows = start < 0 ? [] : [...source.slice(start, Math.min(total, start + size))]
      return { rows, number, size, pages: Math.ceil(total / size), total }
    },
    rows: () => source.slice(0, Number.POSITIVE_INFINITY),
    first() {
      for (const row of source.slice(0, 1)) return row
      return undefined
    },
    filter: (predicate) =>
      viewOf(listSource(() => Array.from(kept(source.slice(0, source.size()), predicate)))),
    sortBy: (of, direction = 'ascending') =>
      viewOf(listSource(() => sorted(source.slice(0, source.size()), of, direction))),
  }
}

function* kept<Row>(rows: Iterable<Row>, predicate: (row: Row) => boolean): Iterable<Row> {
  for (const row of rows) if (predicate(row)) yield row
}

function sorted<Row>(
  rows: Iterable<Row>,
  of: (row: Row) => SortValue,
  direction: 'ascending' | 'descending',
): Row[] {
  const sign = direction === 'ascending' ? 1 : -1
  return Array.from(rows, (row) => ({ row, value: of(row) }))
    .sort((a, b) => sign * compareValues(a.value, b.value))
    .map(({ row }) => row)
}

/** A source over rows that are worked out once, when first asked for. */
function listSource<Row>(compute: () => readonly Row[]): Source<Row> {
  let list: readonly Row[] | undefined
  const rows = () => {
    list ??= compute()
    return list
  }
  return {
    size: () => rows().length,
    slice: (start, end) => rows().slice(start, end),
  }
}
