/** Whether the list is open, and which of its entries is at hand; -1 for none. */
export type ListState = { open: boolean; active: number }

export const closedList: ListState = { open: false, active: -1 }

/**
 * What a key does to the list below a field, after the pattern for an editable combobox of the ARIA
 * Authoring Practices: the new state, 'choose' for the entry at hand, or undefined where the key is
 * not the list's.
 */
export function afterKey(
  { open, active }: ListState,
  key: string,
  count: number,
): ListState | 'choose' | undefined {
  if (key === 'Escape') return open ? closedList : undefined
  if (count === 0) return undefined
  if (key === 'ArrowDown') return { open: true, active: open ? (active + 1) % count : 0 }
  if (key === 'ArrowUp') return { open: true, active: open && active > 0 ? active - 1 : count - 1 }
  return key === 'Enter' && open && active >= 0 && active < count ? 'choose' : undefined
}
