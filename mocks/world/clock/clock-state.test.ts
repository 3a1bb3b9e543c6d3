import { describe, expect, test } from 'vitest'
import {
  type ClockState,
  freeze,
  frozenClock,
  instantOf,
  resume,
  runningClock,
  runningFrom,
  shift,
  withSpeed,
} from './clock-state.ts'

const fast: ClockState = { base: 1000, at: 50_000, speed: 60, frozen: false }

describe('the instant of a clock', () => {
  test.each<[string, ClockState, number, number]>([
    ['follows the real clock', runningClock(1000), 4000, 4000],
    ['continues from another instant', runningFrom(50_000, 1000), 4000, 53_000],
    ['stands still', frozenClock(50_000), 4000, 50_000],
    ['goes faster', fast, 1500, 80_000],
    ['goes slower, by whole milliseconds', { ...fast, speed: 0.5 }, 1003, 50_001],
    ['does not go back with the real clock', fast, 0, 50_000],
  ])('%s', (_, state, realNow, expected) => {
    expect(instantOf(state, realNow)).toBe(expected)
  })
})

describe('a change of the clock', () => {
  test.each<[string, ClockState, now: number, later: number]>([
    ['pauses at its instant', freeze(fast, 1500), 80_000, 80_000],
    ['pauses at a set instant', freeze(fast, 1500, 7), 7, 7],
    ['moves ahead and continues', shift(fast, 1500, 1000), 81_000, 141_000],
    ['moves back', shift(fast, 1500, -80_000), 0, 60_000],
    ['moves while paused', shift(frozenClock(5), 1500, 10), 15, 15],
    ['takes another speed from now on', withSpeed(fast, 1500, 2), 80_000, 82_000],
    ['takes a speed while paused', withSpeed(frozenClock(5), 1500, 2), 5, 5],
    ['resumes at its speed', resume(withSpeed(frozenClock(5), 1000, 2), 1500), 5, 2005],
    ['resumes while running', resume(fast, 1500), 80_000, 140_000],
  ])('%s', (_, state, now, later) => {
    expect([instantOf(state, 1500), instantOf(state, 2500)]).toEqual([now, later])
  })

  test.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY])('refuses the speed %d', (speed) => {
    expect(() => withSpeed(fast, 0, speed)).toThrow(RangeError)
  })
})
