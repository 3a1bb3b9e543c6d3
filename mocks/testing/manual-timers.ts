import type { RealTime } from '../world/world-clock.ts'

export interface HandDrivenTime extends RealTime {
  /**
   * Lets real time pass by milliseconds; timers fire as they come due. Throws RangeError where they set
   * each other without end.
   */
  pass(by: number): void
  /** The timers that are set. */
  readonly waiting: number
}

/** Most timers that fire at one instant. */
const mostAtOnce = 10_000

/** Real time for tests, which passes only when it is told to. */
export function handDrivenTime(start = 0): HandDrivenTime {
  let now = start
  let last = 0
  const timers = new Map<number, { due: number; run: () => void }>()
  return {
    now: () => now,
    setTimeout(run, delay) {
      last += 1
      // Browsers and Node take a longer delay for none at all.
      timers.set(last, { due: now + (delay < 2 ** 31 ? delay : 1), run })
      return last
    },
    clearTimeout: (id) => timers.delete(id),
    get waiting() {
      return timers.size
    },
    pass(by) {
      const until = now + by
      for (let atOnce = 0; ; ) {
        const [id, next] =
          [...timers]
            .filter(([, { due }]) => due <= until)
            .sort((a, b) => a[1].due - b[1].due)[0] ?? []
        if (id === undefined || !next) break
        atOnce = next.due > now ? 0 : atOnce + 1
        if (atOnce > mostAtOnce) throw new RangeError('Timers set each other without end')
        timers.delete(id)
        now = Math.max(now, next.due)
        next.run()
      }
      now = until
    },
  }
}
