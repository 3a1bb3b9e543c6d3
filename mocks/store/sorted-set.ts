import {
  branchOf,
  type CompareToTarget,
  item,
  leafAt,
  type Node,
  partition,
  put,
  remove,
  sizeOf,
  treeOf,
} from './tree-node.ts'

interface EntryRun<E> {
  readonly entries: readonly E[]
  readonly from: number
  readonly to: number
}

function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

/** Copy-on-write B-tree: snapshot, fork and rollback cost the same for 10 rows as for 100,000. */
export class SortedSet<E extends object> {
  readonly #compare: (a: E, b: E) => number
  #root: Node<E> | undefined
  #later: (() => Node<E> | undefined) | undefined
  #owner: object = {}
  #still: SortedSet<E> | undefined

  constructor(compare: (a: E, b: E) => number, root?: Node<E>) {
    this.#compare = compare
    this.#root = root
  }

  get #tree(): Node<E> | undefined {
    if (this.#later) this.#tree = this.#later()
    return this.#root
  }

  set #tree(root: Node<E> | undefined) {
    this.#later = undefined
    this.#root = root
  }

  get size(): number {
    return this.#tree ? sizeOf(this.#tree) : 0
  }

  get(compare: CompareToTarget<E>): E | undefined {
    let node = this.#tree
    while (node?.children) {
      const index = partition(node.entries, (entry) => compare(entry) <= 0) - 1
      node = node.children[index]
    }
    if (!node) return undefined
    const entry = node.entries[partition(node.entries, (each) => compare(each) < 0)]
    return entry && compare(entry) === 0 ? entry : undefined
  }

  put(entry: E): void {
    this.#still = undefined
    if (!this.#tree) {
      this.#tree = { owner: this.#owner, children: undefined, entries: [entry] }
      return
    }
    const [left, right] = put(this.#tree, entry, this.#compare, this.#owner)
    this.#tree = right ? branchOf([left, right], this.#owner) : left
  }

  /** Replaces all entries; no two may compare as equal. */
  fill(entries: readonly E[]): void {
    this.#still = undefined
    this.#tree = treeOf(entries.toSorted(this.#compare), this.#owner)
  }

  fillLater(entries: () => readonly E[]): void {
    this.#still = undefined
    this.#later = once(() => treeOf(entries().toSorted(this.#compare), {}))
  }

  remove(compare: CompareToTarget<E>): void {
    if (!this.#tree || !this.get(compare)) return
    this.#still = undefined
    let root = remove(this.#tree, compare, this.#owner)
    while (root?.children?.length === 1) root = root.children[0]
    this.#tree = root
  }

  count(before: (entry: E) => boolean): number {
    let node = this.#tree
    let counted = 0
    while (node?.children) {
      const index = partition(node.entries, before) - 1
      if (index < 0) return counted
      for (let each = 0; each < index; each += 1) counted += sizeOf(item(node.children, each))
      node = node.children[index]
    }
    return node ? counted + partition(node.entries, before) : counted
  }

  /** Ranks from `start` up to, not including, `end`. Do not write meanwhile: iterate `share()`. */
  *pieces(start: number, end: number, backwards = false): Generator<EntryRun<E>, void, void> {
    if (!this.#tree) return
    let low = Math.max(0, start)
    let high = Math.min(end, this.size)
    while (low < high) {
      const { entries, offset } = leafAt(this.#tree, backwards ? high - 1 : low)
      const from = backwards ? Math.max(0, offset + 1 - (high - low)) : offset
      const to = backwards ? offset + 1 : Math.min(entries.length, offset + high - low)
      yield { entries, from, to }
      if (backwards) high -= to - from
      else low += to - from
    }
  }

  *range(start: number, end: number, backwards = false): Generator<E, void, void> {
    for (const { entries, from, to } of this.pieces(start, end, backwards)) {
      if (backwards) for (let at = to - 1; at >= from; at -= 1) yield item(entries, at)
      else for (let at = from; at < to; at += 1) yield item(entries, at)
    }
  }

  list(start: number, end: number, backwards = false): readonly E[] {
    const runs = Array.from(this.pieces(start, end, backwards), ({ entries, from, to }) => {
      const run = entries.slice(from, to)
      return backwards ? run.reverse() : run
    })
    return runs.length === 1 ? item(runs, 0) : runs.flat()
  }

  share(): SortedSet<E> {
    this.#owner = {}
    const shared = new SortedSet(this.#compare, this.#root)
    shared.#later = this.#later
    return shared
  }

  /** Stays the same object until this set is written to, since most calls only read. */
  still(): SortedSet<E> {
    this.#still ??= this.share()
    return this.#still
  }
}
