import type { TimerId } from '../../../src/lib/clock.ts'
import type { Instant } from '../../../src/lib/instant.ts'

interface Timer {
  readonly id: TimerId
  readonly due: number
  readonly run: () => void
  /** Milliseconds; undefined for a one-off timer. */
  readonly period?: number
}

/** Firings of one interval while time jumps; further periods are skipped. */
const MOST_FIRINGS = 100
/** Firings in one run, against timers that set each other endlessly. */
const MOST_IN_ALL = 10_000

export class TimerQueue {
  #timers: readonly Timer[] = []
  #last = 0

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

  delay(by: number): void {
    this.#timers = this.#timers.map((timer) => ({ ...timer, due: timer.due + by }))
  }

  /** In order, also timers set meanwhile. The first error is thrown after all have fired. */
  fireUpTo(instant: Instant, reach: (due: number) => void): void {
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
