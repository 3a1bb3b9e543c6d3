const listeners = new Set<() => void>()
let isShown = false

function change(next: boolean): void {
  isShown = next
  for (const listener of listeners) listener()
}

/** Opens a dialog about a failed action of the person. */
export const notifyNetworkFailure = () => change(true)
export const closeNetworkFailure = () => change(false)
export const isNetworkFailureShown = () => isShown

/** Returns the unsubscribe function. */
export function onNetworkFailure(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
