import { expect, it } from 'vitest'
import type { Decision } from '../../../lib/manuscript/revisions/revisions.ts'
import { type ReviewAction, type ReviewState, reviewReducer } from './review-state.ts'

const start: ReviewState = { decisions: '----', past: [], last: undefined }
const reduce = reviewReducer({ moves: [[1, 3]] })
const after = (...actions: ReviewAction[]) => actions.reduce(reduce, start)
const accept = (...positions: number[]): ReviewAction => ({
  do: 'decide',
  positions,
  decision: 'accepted',
})
const decide = (position: number, decision: Decision | undefined): ReviewAction => ({
  do: 'decide',
  positions: [position],
  decision,
})
const undo: ReviewAction = { do: 'undo' }

it.each<[string, ReviewAction[], string]>([
  ['a decision', [accept(0)], 'a---'],
  ['a move, with both of its ends', [accept(3)], '-a-a'],
  ['another decision on the same change', [accept(0), decide(0, 'rejected')], 'r---'],
  ['a decision that is cleared', [accept(0), decide(0, undefined)], '----'],
  ['one that is undone', [accept(0), accept(2), undo], 'a---'],
  ['all that are undone', [accept(0, 1, 2), undo, undo], '----'],
])('keeps %s', (_, actions, expected) => {
  expect(after(...actions).decisions).toBe(expected)
})

it('says what was done last', () => {
  expect(after(accept(3)).last).toEqual({
    kind: 'decided',
    positions: [3, 1],
    decision: 'accepted',
  })
  expect(after(accept(3), undo).last).toEqual({ kind: 'undone', positions: [3, 1] })
})

it('has nothing to undo for a decision that changes nothing', () => {
  expect(after(accept(0), accept(0)).past).toHaveLength(1)
  expect(after(undo)).toBe(start)
})
