import { useSyncExternalStore } from 'react'

export type Leaving = { place: 'localization' | 'rubriq'; address: string }

let leaving: Leaving | undefined
const listeners = new Set<() => void>()

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function setLeaving(next: Leaving | undefined): void {
  leaving = next
  for (const listener of listeners) listener()
}

export const useLeaving = () => useSyncExternalStore(listen, () => leaving)
