import { describe, expect, it } from 'vitest'
import {
  type AttemptEvent,
  type AttemptState,
  isAsked,
  isNothingFound,
  isUnderWay,
  nextAttemptState,
} from './attempt-machine.ts'

const failed = { error: 'declined', at: 0 }
const earlierFailure = { error: 'lost', at: 0 }
const known = ['RC-1']

const states: readonly AttemptState[] = [
  { at: 'choosing', settled: 0 },
  { at: 'preparing', settled: 0 },
  { at: 'sending', settled: 0 },
  { at: 'away', settled: 0 },
  { at: 'unknown', known: [], failed: earlierFailure, settled: 0 },
  { at: 'not-paid', failed: earlierFailure, settled: 0 },
  { at: 'amount-changed', settled: 0 },
  { at: 'paid', isFound: false, settled: 0 },
  { at: 'paid-elsewhere', settled: 0 },
]

const events: Readonly<Record<AttemptEvent['type'], AttemptEvent>> = {
  pressed: { type: 'pressed' },
  'not-prepared': { type: 'not-prepared' },
  prepared: { type: 'prepared' },
  completed: { type: 'completed' },
  continued: { type: 'continued' },
  'paid-before': { type: 'paid-before' },
  'amount-changed': { type: 'amount-changed' },
  'to-repeat': { type: 'to-repeat' },
  refused: { type: 'refused', failed },
  unanswered: { type: 'unanswered', known, failed },
  found: { type: 'found' },
  'not-found': { type: 'not-found' },
  'came-back': { type: 'came-back' },
}

type Row = Partial<Record<AttemptEvent['type'], AttemptState['at']>>

const sending: Row = {
  completed: 'paid',
  continued: 'away',
  'paid-before': 'paid-elsewhere',
  'amount-changed': 'amount-changed',
  'to-repeat': 'choosing',
  refused: 'not-paid',
  unanswered: 'unknown',
}

/** Events that are missing in a row change nothing. */
const table: Readonly<Record<AttemptState['at'], Row>> = {
  choosing: { pressed: 'preparing', unanswered: 'unknown' },
  preparing: { 'not-prepared': 'choosing', prepared: 'sending', unanswered: 'unknown' },
  sending,
  away: { 'came-back': 'choosing', unanswered: 'unknown' },
  unknown: { found: 'paid', 'not-found': 'not-paid', unanswered: 'unknown' },
  'not-paid': { pressed: 'preparing', unanswered: 'unknown' },
  'amount-changed': { pressed: 'preparing', unanswered: 'unknown' },
  paid: {},
  'paid-elsewhere': {},
}

const cells = states.flatMap((state) =>
  Object.values(events).map((event) => ({ state, event, expected: table[state.at][event.type] })),
)

it.each(cells)('$state.at, $event.type: $expected', ({ state, event, expected }) => {
  const next = nextAttemptState(state, event)
  if (expected === undefined) expect(next).toBe(state)
  else expect(next.at).toBe(expected)
})

describe('what a state knows', () => {
  const unanswered = nextAttemptState({ at: 'sending', settled: 1 }, events.unanswered)

  it('of a lost answer: what had been paid before, and how it failed', () => {
    expect(unanswered).toEqual({ at: 'unknown', known, failed, settled: 1 })
  })

  it('once nothing is found: how it failed, and that it is settled', () => {
    const next = nextAttemptState(unanswered, events['not-found'])
    expect(next).toEqual({ at: 'not-paid', failed, settled: 2 })
    expect([unanswered, next].map(isNothingFound)).toEqual([false, true])
  })

  it('once it is found: that nothing else is to be sent', () => {
    const next = nextAttemptState(unanswered, events.found)
    expect(next).toEqual({ at: 'paid', isFound: true, settled: 1 })
    expect([unanswered, next].map(isAsked)).toEqual([true, true])
    expect(isNothingFound(next)).toBe(false)
    expect(isAsked(nextAttemptState({ at: 'sending', settled: 0 }, events.completed))).toBe(false)
  })

  it('of what is under way', () => {
    expect(states.filter(isUnderWay).map(({ at }) => at)).toEqual([
      'sending',
      'away',
      'unknown',
      'paid',
    ])
  })
})
