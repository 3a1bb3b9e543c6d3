import { memoize } from '../../src/lib/memoize.ts'
import { rangeView } from './range-view.ts'
import type { SortedSet } from './sorted-set.ts'
import { type Indexed, ranksOf } from './table-entries.ts'
import type { Scalar } from './values.ts'
import type { View } from './view.ts'

/** Keeps the view of each group of an index until the index is written to, since most calls only read. */
export class GroupViews<Row> {
  readonly #kept = new WeakMap<SortedSet<Indexed<Row>>, (group: Scalar) => View<Row>>()

  view(set: SortedSet<Indexed<Row>>, group: Scalar, descending: boolean): View<Row> {
    const viewOf =
      this.#kept.get(set) ??
      memoize((each: Scalar) =>
        rangeView<Row, Indexed<Row>>(set, ...ranksOf(set, each), descending),
      )
    this.#kept.set(set, viewOf)
    return viewOf(group)
  }
}
