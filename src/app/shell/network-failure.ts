const listeners = new Set<() => void>()
let told = false

function change(next: boolean): void {
  told = next
  for (const listener of listeners) listener()
}

/** Says that the network failed something the person asked for; the frame opens a modal. */
export const notifyNetworkFailure = () => change(true)
export const closeNetworkFailure = () => change(false)
export const isNetworkFailureShown = () => told

/** Returns the function that ends the listening. */
export function onNetworkFailure(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
