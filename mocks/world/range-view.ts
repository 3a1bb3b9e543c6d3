import type { SortedSet } from './sorted-set.ts'
import { type Entry, type View, viewOf } from './view.ts'

/** The texts of a node's entries in one string: it is read far faster than they are one by one. */
const texts = new WeakMap<readonly object[], string>()

function textOf(entries: readonly Entry<unknown>[]): string {
  const known = texts.get(entries)
  if (known !== undefined) return known
  const text = entries.map((entry) => entry.text).join('\n')
  texts.set(entries, text)
  return text
}

/** The entries of a set that was shared, and so never changes, from one rank up to another. */
export function rangeView<Row, Each extends Entry<Row>>(
  set: SortedSet<Each>,
  start: number,
  end: number,
  backwards: boolean,
): View<Row> {
  return viewOf({
    size: () => end - start,
    slice: (from, to) =>
      backwards ? set.range(end - to, end - from, true) : set.range(start + from, start + to),
    search(wanted) {
      const found: Each[] = []
      for (const { entries, from, to } of set.pieces(start, end, backwards)) {
        if (!textOf(entries).includes(wanted)) continue
        const some = entries.slice(from, to).filter((entry) => entry.text.includes(wanted))
        found.push(...(backwards ? some.reverse() : some))
      }
      return found
    },
  })
}
