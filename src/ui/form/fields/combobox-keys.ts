/** `active` is -1 for none. */
export type ListState = { open: boolean; active: number }

export const closedList: ListState = { open: false, active: -1 }

/** Follows the ARIA Authoring Practices' editable combobox; undefined for unhandled keys. */
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
