import { useSyncExternalStore } from 'react'

/** Where the person is on the way to, and its address. */
export type Leaving = { place: 'localization' | 'rubriq'; address: string }

let leaving: Leaving | undefined
const listeners = new Set<() => void>()

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** From now on the page says that it leaves, and does so; undefined when it stays after all. */
export function setLeaving(next: Leaving | undefined): void {
  leaving = next
  for (const listener of listeners) listener()
}

export const useLeaving = () => useSyncExternalStore(listen, () => leaving)
