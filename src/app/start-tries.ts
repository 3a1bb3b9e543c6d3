import { useSyncExternalStore } from 'react'

/** How often a start asks for the application before it gives up. */
export const mostTries = 10

let tries = 0
const listeners = new Set<() => void>()

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Notes which try of the present start is under way. */
export function countTry(number: number): void {
  tries = number
  for (const listener of listeners) listener()
}

/** How many tries the present start has taken. */
export const useStartTries = () => useSyncExternalStore(listen, () => tries)
