export type TimerId = number

/** Where the application takes the time and its timers from. */
export interface Clock {
  /** Epoch milliseconds. */
  now(): number
  setTimeout(run: () => void, delay?: number): TimerId
  clearTimeout(id: TimerId | undefined): void
  setInterval(run: () => void, period?: number): TimerId
  clearInterval(id: TimerId | undefined): void
  /** Tells when time jumps instead of passing, and by how many milliseconds; returns the way out. */
  onMove?(listener: (by: number) => void): () => void
}

/** The clock of the machine itself. */
// Node's timers are objects that stand for a number; with the number alone they can be cleared too.
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

/** The clock in use. It may be held from the start on: it asks the one installed each time. */
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

/** Makes another clock the one in use; without one, the browser's own again. Timers stay with theirs. */
export function installClock(next: Clock = realClock): void {
  stopListening()
  current = next
  const stop = next.onMove?.((by) => {
    for (const listener of [...listeners]) listener(by)
  })
  stopListening = stop ?? (() => {})
}
