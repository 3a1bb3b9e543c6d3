import type { Clock, TimerId } from '../../../src/lib/clock.ts'
import type { Instant } from '../../../src/lib/instant.ts'
import { type ClockState, freeze, instantOf, resume, shift, withSpeed } from './clock-state.ts'
import { TimerQueue } from './timer-queue.ts'

export interface RealTime {
  now(): Instant
  setTimeout(run: () => void, delay: number): TimerId
  clearTimeout(id: TimerId): void
}

export interface WorldClock extends Required<Clock> {
  readonly state: ClockState
  /** Timers due meanwhile fire before it returns; when time goes back they keep their wait. */
  set(state: ClockState): void
  freeze(at?: number): void
  advance(by: number): void
  setSpeed(speed: number): void
  resume(): void
}

interface Options {
  readonly state: ClockState
  readonly real: RealTime
  /** Called for changes made through this clock's own methods, to persist them. */
  readonly onChange?: (state: ClockState) => void
}

/** Browsers fire timers with a longer delay (milliseconds) at once. */
const LONGEST_WAIT = 2 ** 31 - 1

/** Fires timers once they are due; `now` is meanwhile the due instant of the firing one. */
function firing(timers: TimerQueue, real: RealTime, stateNow: () => ClockState) {
  let reached: number | undefined
  let waiting: TimerId | undefined

  const now = () => reached ?? instantOf(stateNow(), real.now())

  function wait(): void {
    if (reached !== undefined) return
    if (waiting !== undefined) real.clearTimeout(waiting)
    waiting = undefined
    const { next } = timers
    if (next === undefined) return
    const left = Math.max(0, next - now())
    const { frozen, speed } = stateNow()
    if (left > 0 && frozen) return
    waiting = real.setTimeout(fire, Math.min(LONGEST_WAIT, Math.ceil(left / speed)))
  }

  function fire(): void {
    if (reached !== undefined) return
    const until = now()
    try {
      timers.fireUpTo(until, (due) => {
        reached = due
      })
    } finally {
      reached = undefined
      wait()
    }
  }

  return { now, wait, fire }
}

export function createWorldClock({ state: first, real, onChange }: Options): WorldClock {
  const timers = new TimerQueue()
  const listeners = new Set<(by: number) => void>()
  let state = first
  const { now, wait, fire } = firing(timers, real, () => state)

  function set(next: ClockState): void {
    const before = now()
    state = next
    const by = instantOf(next, real.now()) - before
    if (by < 0) timers.delay(by)
    try {
      fire()
    } finally {
      if (by !== 0) for (const listener of [...listeners]) listener(by)
    }
  }

  function change(next: ClockState): void {
    onChange?.(next)
    set(next)
  }

  function start(run: () => void, delay: number, period?: number): TimerId {
    const id = timers.add(run, now() + delay, period)
    wait()
    return id
  }

  function stop(id: TimerId | undefined): void {
    timers.remove(id)
    wait()
  }

  return {
    now,
    get state() {
      return state
    },
    setTimeout: (run, delay = 0) => start(run, Math.max(0, delay || 0)),
    clearTimeout: stop,
    setInterval(run, period = 0) {
      const each = Math.max(1, period || 0)
      return start(run, each, each)
    },
    clearInterval: stop,
    onMove(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    set,
    freeze: (at) => change(freeze(state, real.now(), at)),
    advance: (by) => change(shift(state, real.now(), by)),
    setSpeed: (speed) => change(withSpeed(state, real.now(), speed)),
    resume: () => change(resume(state, real.now())),
  }
}
