/**
 * How the world's time follows the real one: at the real instant `base` it was `at` in the world;
 * since then it passed `speed` times as fast, or not at all. A plain value, kept with the world.
 * Instants are epoch milliseconds.
 */
export interface ClockState {
  readonly base: number
  readonly at: number
  /** Above 0; 1 is real time. */
  readonly speed: number
  readonly frozen: boolean
}

/** A clock that goes as the real one does. */
export const runningClock = (realNow: number): ClockState => runningFrom(realNow, realNow)

/** A clock that goes on from an instant of the world at the pace of real time. */
export const runningFrom = (at: number, realNow: number): ClockState => ({
  base: realNow,
  at,
  speed: 1,
  frozen: false,
})

/** A clock that stands still. */
export const frozenClock = (at: number): ClockState => ({ base: at, at, speed: 1, frozen: true })

/** The world's instant. Whole milliseconds, and never before `at` when the real clock is set back. */
export function instantOf(state: ClockState, realNow: number): number {
  if (state.frozen) return state.at
  return state.at + Math.floor(Math.max(0, realNow - state.base) * state.speed)
}

/** Stops the clock, at once or at another instant. */
export const freeze = (state: ClockState, realNow: number, at?: number): ClockState => ({
  ...state,
  base: realNow,
  at: at ?? instantOf(state, realNow),
  frozen: true,
})

/** Moves the clock by milliseconds, ahead or, below 0, back; it goes on as before. */
export const shift = (state: ClockState, realNow: number, by: number): ClockState => ({
  ...state,
  base: realNow,
  at: instantOf(state, realNow) + by,
})

/** @throws RangeError unless the speed is above 0; to stop a clock, freeze it. */
export function withSpeed(state: ClockState, realNow: number, speed: number): ClockState {
  if (!(speed > 0 && Number.isFinite(speed))) throw new RangeError(`No clock goes at ${speed}`)
  return { ...state, base: realNow, at: instantOf(state, realNow), speed }
}

/** Lets a frozen clock go on from where it stands, at its speed. */
export const resume = (state: ClockState, realNow: number): ClockState => ({
  ...state,
  base: realNow,
  at: instantOf(state, realNow),
  frozen: false,
})
