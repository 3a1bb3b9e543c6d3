// Nodes of a copy-on-write B-tree: a node of another owner is copied before it is written to.

/** Maximum entries of a node; a split leaves half as many. */
const FULL = 64
const SPARSE = FULL / 4

/** Below 0: the entry precedes the target; 0: it is the target; above 0: it follows. */
export type CompareToTarget<E> = (entry: E) => number

interface Leaf<E> {
  readonly owner: object
  readonly children: undefined
  readonly entries: E[]
}

interface Branch<E> {
  readonly owner: object
  readonly children: Node<E>[]
  readonly entries: E[]
  size: number
}

export type Node<E> = Leaf<E> | Branch<E>

export function item<T>(list: readonly T[], index: number): T {
  const found = list[index]
  if (found === undefined) throw new RangeError(`There is no item ${index} of ${list.length}`)
  return found
}

export const sizeOf = <E>(node: Node<E>): number =>
  node.children ? node.size : node.entries.length

export function partition<E>(entries: readonly E[], holds: (entry: E) => boolean): number {
  let low = 0
  let high = entries.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (holds(item(entries, middle))) low = middle + 1
    else high = middle
  }
  return low
}

function runsOf<T>(list: readonly T[]): T[][] {
  const count = Math.ceil(list.length / ((FULL * 3) / 4))
  return Array.from({ length: count }, (_, run) =>
    list.slice(
      Math.floor((run * list.length) / count),
      Math.floor(((run + 1) * list.length) / count),
    ),
  )
}

export function treeOf<E>(sorted: readonly E[], owner: object): Node<E> | undefined {
  let nodes: Node<E>[] = runsOf(sorted).map((entries) => ({ owner, children: undefined, entries }))
  while (nodes.length > 1) nodes = runsOf(nodes).map((children) => branchOf(children, owner))
  return nodes[0]
}

export function leafAt<E>(root: Node<E>, rank: number): { entries: readonly E[]; offset: number } {
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

export function branchOf<E>(children: Node<E>[], owner: object): Branch<E> {
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

export function put<E>(
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

/** Removes an existing entry; undefined when the tree is then empty. */
export function remove<E>(
  old: Node<E>,
  compare: CompareToTarget<E>,
  owner: object,
): Node<E> | undefined {
  const node = writable(old, owner)
  if (!node.children) {
    node.entries.splice(
      partition(node.entries, (entry) => compare(entry) < 0),
      1,
    )
    return node.entries.length > 0 ? node : undefined
  }
  const index = partition(node.entries, (entry) => compare(entry) <= 0) - 1
  const child = remove(item(node.children, index), compare, owner)
  const children = node.children.toSpliced(index, 1, ...(child ? [child] : []))
  if (children.length === 0) return undefined
  return branchOf(
    child && child.entries.length < SPARSE ? mergedAt(children, index, owner) : children,
    owner,
  )
}

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
