import type { TimerId } from '../../src/lib/clock.ts'

interface Timer {
  readonly id: TimerId
  readonly due: number
  readonly run: () => void
  /** Milliseconds; missing for a timer that fires once. */
  readonly period?: number
}

/** Most times that one interval fires while time jumps; the periods beyond are let pass. */
const MOST_FIRINGS = 100
/** Most timers that fire in one go, against those that set each other without end. */
const MOST_IN_ALL = 10_000

/** Timers by the instant they are due; those of one instant in the order they were set. */
export class TimerQueue {
  #timers: readonly Timer[] = []
  #last = 0

  /** The earliest instant at which one is due. */
  get next(): number | undefined {
    return this.#timers[0]?.due
  }

  add(run: () => void, due: number, period?: number): TimerId {
    this.#last += 1
    this.#put({ id: this.#last, due, run, period })
    return this.#last
  }

  remove(id: TimerId | undefined): void {
    this.#timers = this.#timers.filter((timer) => timer.id !== id)
  }

  /** Makes every timer due that much later, or earlier. */
  delay(by: number): void {
    this.#timers = this.#timers.map((timer) => ({ ...timer, due: timer.due + by }))
  }

  /**
   * Fires in order whatever is due up to the instant, also what is set meanwhile; `reach` is told the
   * instant before each. An error stops none of the others: the first one is thrown at the end.
   */
  fireUpTo(instant: number, reach: (due: number) => void): void {
    const firings = new Map<TimerId, number>()
    const errors: unknown[] = []
    for (let fired = 0; fired < MOST_IN_ALL; fired += 1) {
      const timer = this.#timers[0]
      if (!timer || timer.due > instant) break
      const times = (firings.get(timer.id) ?? 0) + 1
      firings.set(timer.id, times)
      this.remove(timer.id)
      if (timer.period !== undefined) {
        const passed =
          times < MOST_FIRINGS ? 1 : Math.floor((instant - timer.due) / timer.period) + 1
        this.#put({ ...timer, due: timer.due + passed * timer.period })
      }
      reach(timer.due)
      try {
        timer.run()
      } catch (error) {
        errors.push(error)
      }
    }
    if (errors.length > 0) throw errors[0]
  }

  #put(timer: Timer): void {
    const index = this.#timers.findIndex((other) => other.due > timer.due)
    this.#timers = this.#timers.toSpliced(index < 0 ? this.#timers.length : index, 0, timer)
  }
}
