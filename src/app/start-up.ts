import { queryOptions } from '@tanstack/react-query'
import { type ApplicationLoad, loadApplication } from '../api/application.ts'

export const mostTries = 10

// In all 13.5 seconds: long enough for a server that restarts, short enough to wait for.
const pauses = [250, 500, 750, 1_000, 1_500, 2_000, 2_500, 2_500, 2_500]

let tries = 0
const listeners = new Set<() => void>()

function countTry(next: number): void {
  tries = next
  for (const listener of listeners) listener()
}

/** How many tries the present start has taken. */
export const startTries = () => tries

export function onStartTry(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

// Real time on purpose: a frozen or hurried clock must not change how patient the start is.
const pause = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })

/** Loads the application, up to 10 times within 15 seconds; throws the last failure. */
export async function loadPatiently(signal: AbortSignal): Promise<ApplicationLoad> {
  for (let failed = 0; ; failed += 1) {
    countTry(failed + 1)
    try {
      const loaded = await loadApplication(signal)
      countTry(0)
      return loaded
    } catch (error) {
      const wait = pauses[failed]
      if (signal.aborted || wait === undefined) throw error
      await pause(wait, signal)
    }
  }
}

/** The start of the application, once for each page load or retry. */
export const startQuery = () =>
  queryOptions({
    queryKey: ['start'],
    queryFn: ({ signal }) => loadPatiently(signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })
