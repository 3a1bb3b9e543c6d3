import { useSyncExternalStore } from 'react'

export type ExternalRedirect = { site: 'localization' | 'rubriq'; address: string }

let externalRedirect: ExternalRedirect | undefined
const listeners = new Set<() => void>()

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function setExternalRedirect(next: ExternalRedirect | undefined): void {
  externalRedirect = next
  for (const listener of listeners) listener()
}

export const useExternalRedirect = () => useSyncExternalStore(listen, () => externalRedirect)
