import type { Instant } from './instant.ts'

export type TimerId = number

export interface Clock {
  now(): Instant
  setTimeout(run: () => void, delay?: number): TimerId
  clearTimeout(id: TimerId | undefined): void
  setInterval(run: () => void, period?: number): TimerId
  clearInterval(id: TimerId | undefined): void
  /** Calls back with the milliseconds by which time jumped; returns the unsubscribe function. */
  onMove?(listener: (by: number) => void): () => void
}

// Node's timers are objects; their number clears them too.
export const realClock: Clock = {
  now: () => Date.now(),
  setTimeout: (run, delay) => Number(setTimeout(run, delay)),
  clearTimeout: (id) => clearTimeout(id),
  setInterval: (run, period) => Number(setInterval(run, period)),
  clearInterval: (id) => clearInterval(id),
}

let current = realClock
let stopListening = () => {}
const listeners = new Set<(by: number) => void>()

/** Delegates to the installed clock, so it may be captured before one is installed. */
export const clock: Required<Clock> = {
  now: () => current.now(),
  setTimeout: (run, delay) => current.setTimeout(run, delay),
  clearTimeout: (id) => current.clearTimeout(id),
  setInterval: (run, period) => current.setInterval(run, period),
  clearInterval: (id) => current.clearInterval(id),
  onMove(listener) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

/** Installs a clock, by default the machine's. Running timers stay with the previous one. */
export function installClock(next: Clock = realClock): void {
  stopListening()
  current = next
  const stop = next.onMove?.((by) => {
    for (const listener of [...listeners]) listener(by)
  })
  stopListening = stop ?? (() => {})
}
