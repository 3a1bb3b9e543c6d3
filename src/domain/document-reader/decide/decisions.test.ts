import { expect, it } from 'vitest'
import {
  areDecisions,
  countCategories,
  countDecisions,
  decisionOn,
  noDecisions,
  withDecision,
  withMoves,
} from './decisions.ts'

it('starts with nothing decided', () => {
  expect(noDecisions(3)).toBe('---')
  expect(decisionOn('---', 1)).toBeUndefined()
  expect(countDecisions('---')).toEqual({ all: 3, accepted: 0, rejected: 0, open: 3 })
})

it.each([
  ['a change', '---', [1], 'accepted', '-a-'],
  ['several', 'a--', [0, 2], 'rejected', 'r-r'],
  ['none', 'ar-', [], 'accepted', 'ar-'],
  ['what is taken back', 'ar-', [1], undefined, 'a--'],
  ['a change that does not exist', 'ar-', [3], 'accepted', 'ar-'],
] as const)('decides on %s', (_, before, positions, decision, after) => {
  expect(withDecision(before, positions, decision)).toBe(after)
})

it.each([
  ['ar-', 3, true],
  ['', 0, true],
  ['ar-', 4, false],
  ['axr', 3, false],
])('%s can be decisions on %d changes: %s', (text, changes, expected) => {
  expect(areDecisions(text, changes)).toBe(expected)
})

it('decides on both ends of a move', () => {
  const moves = [[2, 5, 6]]
  expect(withMoves([1, 5], moves)).toEqual([1, 5, 2, 6])
  expect(withMoves([0], moves)).toEqual([0])
})

it('counts by category, the largest first', () => {
  const categories = ['grammar', 'spelling', 'spelling', 'spelling'] as const
  expect(countCategories(categories, 'aar-')).toEqual([
    { category: 'spelling', positions: [1, 2, 3], all: 3, accepted: 1, rejected: 1, open: 1 },
    { category: 'grammar', positions: [0], all: 1, accepted: 1, rejected: 0, open: 0 },
  ])
})
