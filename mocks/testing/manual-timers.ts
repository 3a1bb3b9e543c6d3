import type { RealTime } from '../world/clock/world-clock.ts'

interface ManualTime extends RealTime {
  /** Advances time by milliseconds and fires due timers. @throws RangeError where timers set each other endlessly */
  pass(by: number): void
  readonly waiting: number
}

const mostAtOnce = 10_000

export function manualTime(start = 0): ManualTime {
  let now = start
  let last = 0
  const timers = new Map<number, { due: number; run: () => void }>()
  return {
    now: () => now,
    setTimeout(run, delay) {
      last += 1
      // Browsers and Node treat a longer delay as none.
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
