import { memoizeByObject } from '../../src/lib/memoize.ts'
import type { SortedSet } from './sorted-set.ts'
import { type Entry, type Source, type View, viewOf } from './view.ts'

/** Entries that are put into a list at once: a generator costs more than these. */
const few = 100

/** Texts of a node's entries as one string, which is much faster to search. */
const textOf = memoizeByObject((entries: readonly Entry<unknown>[]) =>
  entries.map((entry) => entry.text).join('\n'),
)

class RangeSource<Row, Each extends Entry<Row>> implements Source<Row> {
  readonly #set: SortedSet<Each>
  readonly #start: number
  readonly #end: number
  readonly #backwards: boolean
  #list: readonly Each[] | undefined

  constructor(set: SortedSet<Each>, start: number, end: number, backwards: boolean) {
    this.#set = set
    this.#start = start
    this.#end = end
    this.#backwards = backwards
  }

  size(): number {
    return this.#end - this.#start
  }

  slice(from: number, to: number): Iterable<Each> {
    if (this.size() <= few) {
      this.#list ??= this.#set.list(this.#start, this.#end, this.#backwards)
      return from === 0 && to === this.size() ? this.#list : this.#list.slice(from, to)
    }
    return this.#backwards
      ? this.#set.range(this.#end - to, this.#end - from, true)
      : this.#set.range(this.#start + from, this.#start + to)
  }

  search(wanted: string): readonly Each[] {
    const found: Each[] = []
    const pieces = this.#set.pieces(this.#start, this.#end, this.#backwards)
    for (const { entries, from, to } of pieces) {
      if (!textOf(entries).includes(wanted)) continue
      const some = entries.slice(from, to).filter((entry) => entry.text.includes(wanted))
      found.push(...(this.#backwards ? some.reverse() : some))
    }
    return found
  }
}

export function rangeView<Row, Each extends Entry<Row>>(
  set: SortedSet<Each>,
  start: number,
  end: number,
  backwards: boolean,
): View<Row> {
  return viewOf<Row>(new RangeSource(set, start, end, backwards))
}
