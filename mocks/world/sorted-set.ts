// An ordered set as a B-tree whose nodes are copied when they are written to for the first time
// after the set was shared: a fork, a snapshot or a roll-back costs the same for 10 rows as for
// 100,000. Each branch knows how many entries stand below it, so a page is found by its number.

/** Most entries that a node holds; half as many after it was split. */
const FULL = 64
const SPARSE = FULL / 4

/** Below 0: the entry stands before what is looked for; 0: it is it; above 0: it stands after. */
export type Place<E> = (entry: E) => number

interface Leaf<E> {
  readonly owner: object
  readonly children: undefined
  readonly entries: E[]
}

interface Branch<E> {
  readonly owner: object
  readonly children: Node<E>[]
  /** The first entry below each child. */
  readonly entries: E[]
  size: number
}

type Node<E> = Leaf<E> | Branch<E>

export class SortedSet<E extends object> {
  readonly #compare: (a: E, b: E) => number
  #root: Node<E> | undefined
  #owner: object = {}

  constructor(compare: (a: E, b: E) => number, root?: Node<E>) {
    this.#compare = compare
    this.#root = root
  }

  get size(): number {
    return this.#root ? sizeOf(this.#root) : 0
  }

  get(place: Place<E>): E | undefined {
    let node = this.#root
    while (node?.children) {
      const index = partition(node.entries, (entry) => place(entry) <= 0) - 1
      node = node.children[index]
    }
    if (!node) return undefined
    const entry = node.entries[partition(node.entries, (each) => place(each) < 0)]
    return entry && place(entry) === 0 ? entry : undefined
  }

  /** Adds the entry, or puts it in the place of one that compares as equal. */
  put(entry: E): void {
    if (!this.#root) {
      this.#root = { owner: this.#owner, children: undefined, entries: [entry] }
      return
    }
    const [left, right] = put(this.#root, entry, this.#compare, this.#owner)
    this.#root = right ? branchOf([left, right], this.#owner) : left
  }

  remove(place: Place<E>): void {
    if (!this.#root || !this.get(place)) return
    let root = remove(this.#root, place, this.#owner)
    while (root?.children?.length === 1) root = root.children[0]
    this.#root = root
  }

  /** How many entries stand at the start for which `before` holds; it must not hold again after. */
  count(before: (entry: E) => boolean): number {
    let node = this.#root
    let counted = 0
    while (node?.children) {
      const index = partition(node.entries, before) - 1
      if (index < 0) return counted
      for (let each = 0; each < index; each += 1) counted += sizeOf(item(node.children, each))
      node = node.children[index]
    }
    return node ? counted + partition(node.entries, before) : counted
  }

  /**
   * The entries from rank `start` up to, not including, `end`, in order or backwards. Nothing may be
   * written while it runs: who reads and writes at once reads from a set that was shared.
   */
  *range(start: number, end: number, backwards = false): Generator<E, void, void> {
    const root = this.#root
    if (!root) return
    const last = Math.min(end, sizeOf(root)) - 1
    let rank = backwards ? last : Math.max(0, start)
    const stop = Math.max(0, start)
    while (rank >= stop && rank <= last) {
      const { entries, offset } = leafAt(root, rank)
      if (backwards) {
        for (let at = offset; at >= 0 && rank >= stop; at -= 1, rank -= 1) yield item(entries, at)
      } else {
        for (let at = offset; at < entries.length && rank <= last; at += 1, rank += 1)
          yield item(entries, at)
      }
    }
  }

  /** A set of the same entries; what is written to either afterwards does not show in the other. */
  share(): SortedSet<E> {
    this.#owner = {}
    return new SortedSet(this.#compare, this.#root)
  }
}

function item<T>(list: readonly T[], index: number): T {
  const found = list[index]
  if (found === undefined) throw new RangeError(`There is no item ${index} of ${list.length}`)
  return found
}

const sizeOf = <E>(node: Node<E>): number => (node.children ? node.size : node.entries.length)

/** How many items stand at the start for which `holds` is true, found by halving. */
function partition<E>(entries: readonly E[], holds: (entry: E) => boolean): number {
  let low = 0
  let high = entries.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (holds(item(entries, middle))) low = middle + 1
    else high = middle
  }
  return low
}

function leafAt<E>(root: Node<E>, rank: number): { entries: readonly E[]; offset: number } {
  let node = root
  let offset = rank
  while (node.children) {
    let index = 0
    let child = item(node.children, index)
    while (offset >= sizeOf(child)) {
      offset -= sizeOf(child)
      index += 1
      child = item(node.children, index)
    }
    node = child
  }
  return { entries: node.entries, offset }
}

function branchOf<E>(children: Node<E>[], owner: object): Branch<E> {
  return {
    owner,
    children,
    entries: children.map((child) => item(child.entries, 0)),
    size: children.reduce((sum, child) => sum + sizeOf(child), 0),
  }
}

function writable<E>(node: Node<E>, owner: object): Node<E> {
  if (node.owner === owner) return node
  const entries = node.entries.slice()
  return node.children
    ? { owner, entries, children: node.children.slice(), size: node.size }
    : { owner, entries, children: undefined }
}

/** Splits a node that holds too much; the second one stands after the first. */
function split<E>(node: Node<E>, owner: object): readonly [Node<E>, Node<E>?] {
  if (node.entries.length <= FULL) return [node]
  const half = node.entries.length >>> 1
  if (node.children)
    return [
      branchOf(node.children.slice(0, half), owner),
      branchOf(node.children.slice(half), owner),
    ]
  const right = node.entries.splice(half)
  return [node, { owner, children: undefined, entries: right }]
}

function put<E>(
  old: Node<E>,
  entry: E,
  compare: (a: E, b: E) => number,
  owner: object,
): readonly [Node<E>, Node<E>?] {
  const node = writable(old, owner)
  if (!node.children) {
    const index = partition(node.entries, (each) => compare(each, entry) < 0)
    const there = node.entries[index]
    const replaces = there !== undefined && compare(there, entry) === 0
    node.entries.splice(index, replaces ? 1 : 0, entry)
    return split(node, owner)
  }
  const index = Math.max(0, partition(node.entries, (each) => compare(each, entry) <= 0) - 1)
  const child = item(node.children, index)
  const before = sizeOf(child)
  const [left, right] = put(child, entry, compare, owner)
  node.size += sizeOf(left) + (right ? sizeOf(right) : 0) - before
  node.children[index] = left
  node.entries[index] = item(left.entries, 0)
  if (right) {
    node.children.splice(index + 1, 0, right)
    node.entries.splice(index + 1, 0, item(right.entries, 0))
  }
  return split(node, owner)
}

/** The node without the entry, which must be there; undefined when nothing is left. */
function remove<E>(old: Node<E>, place: Place<E>, owner: object): Node<E> | undefined {
  const node = writable(old, owner)
  if (!node.children) {
    node.entries.splice(
      partition(node.entries, (entry) => place(entry) < 0),
      1,
    )
    return node.entries.length > 0 ? node : undefined
  }
  const index = partition(node.entries, (entry) => place(entry) <= 0) - 1
  const child = remove(item(node.children, index), place, owner)
  const kept = node.children.toSpliced(index, 1, ...(child ? [child] : []))
  if (kept.length === 0) return undefined
  return branchOf(
    child && child.entries.length < SPARSE ? mergedAt(kept, index, owner) : kept,
    owner,
  )
}

/** Joins the child with a neighbour where both fit into one node. */
function mergedAt<E>(children: Node<E>[], index: number, owner: object): Node<E>[] {
  const first = index > 0 ? index - 1 : index
  const left = children[first]
  const right = children[first + 1]
  if (!left || !right || left.entries.length + right.entries.length > FULL) return children
  const merged: Node<E> =
    left.children && right.children
      ? branchOf([...left.children, ...right.children], owner)
      : { owner, children: undefined, entries: [...left.entries, ...right.entries] }
  return children.toSpliced(first, 2, merged)
}
