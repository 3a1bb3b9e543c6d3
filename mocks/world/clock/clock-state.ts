import type { Instant } from '../../../src/lib/instant.ts'

/** Maps real time to world time: at the real instant `base` the world was at `at`. */
export interface ClockState {
  readonly base: Instant
  readonly at: Instant
  readonly speed: number
  readonly frozen: boolean
}

export const runningClock = (realNow: Instant): ClockState => runningFrom(realNow, realNow)

export const runningFrom = (at: number, realNow: Instant): ClockState => ({
  base: realNow,
  at,
  speed: 1,
  frozen: false,
})

export const frozenClock = (at: number): ClockState => ({ base: at, at, speed: 1, frozen: true })

/** World time in whole milliseconds; never before `at`, even when the real clock is set back. */
export function instantOf(state: ClockState, realNow: Instant): number {
  if (state.frozen) return state.at
  return state.at + Math.floor(Math.max(0, realNow - state.base) * state.speed)
}

export const freeze = (state: ClockState, realNow: Instant, at?: number): ClockState => ({
  ...state,
  base: realNow,
  at: at ?? instantOf(state, realNow),
  frozen: true,
})

/** `by` is in milliseconds, negative to go back. */
export const shift = (state: ClockState, realNow: Instant, by: number): ClockState => ({
  ...state,
  base: realNow,
  at: instantOf(state, realNow) + by,
})

/** @throws RangeError unless the speed is above 0 */
export function withSpeed(state: ClockState, realNow: Instant, speed: number): ClockState {
  if (!(speed > 0 && Number.isFinite(speed))) throw new RangeError(`No clock goes at ${speed}`)
  return { ...state, base: realNow, at: instantOf(state, realNow), speed }
}

export const resume = (state: ClockState, realNow: Instant): ClockState => ({
  ...state,
  base: realNow,
  at: instantOf(state, realNow),
  frozen: false,
})
