/** A node of Playwright's accessibility snapshot. */
export type SnapshotNode = {
  role: string
  name?: string
  children?: (SnapshotNode | string)[]
  level?: number
  active?: boolean
  checked?: boolean | 'mixed'
  disabled?: boolean
  expanded?: boolean
  invalid?: boolean | string
  pressed?: boolean | 'mixed'
  selected?: boolean
}

const states = ['checked', 'disabled', 'expanded', 'invalid', 'pressed', 'selected'] as const

/** What a person can jump to, or work with; the text between is left out. */
const kept = new Set(
  `alert alertdialog article banner button checkbox combobox complementary dialog figure form grid group
  heading iframe img link list listbox main meter navigation option progressbar radio radiogroup region
  searchbox slider spinbutton status switch tab table tablist textbox`.split(/\s+/),
)

const childrenOf = ({ children = [] }: SnapshotNode) =>
  children.filter((child) => typeof child !== 'string')

/** Role, name and states, as a screen reader says them. */
export function spokenNode(node: SnapshotNode): string {
  const { role, name, level } = node
  const items = role === 'list' ? ` of ${childrenOf(node).length}` : ''
  const trueStates = states.filter((state) => node[state] !== undefined && node[state] !== false)
  return [
    `${role}${level ?? ''}${items}`,
    name && `"${name}"`,
    ...trueStates.map((state) => (node[state] === 'mixed' ? `partly ${state}` : state)),
  ]
    .filter(Boolean)
    .join(' ')
}

/** Lines of what a part of a page has, indented by what contains it. */
export function outlineOf(nodes: SnapshotNode[], indent = ''): string[] {
  return nodes.flatMap((node) => {
    if (!kept.has(node.role)) return outlineOf(childrenOf(node), indent)
    return [`${indent}${spokenNode(node)}`, ...outlineOf(childrenOf(node), `${indent}  `)]
  })
}

export function findNode(
  nodes: SnapshotNode[],
  isWanted: (node: SnapshotNode) => boolean | undefined,
): SnapshotNode | undefined {
  for (const node of nodes) {
    const found = isWanted(node) ? node : findNode(childrenOf(node), isWanted)
    if (found) return found
  }
  return undefined
}
