import { expect, it } from 'vitest'
import { isInRange, parseWordCount } from './word-count-range.ts'

it.each([
  ['5200', 5200],
  [' 5200 ', 5200],
  ['5,200', 5200],
  ['5.200', 5200],
  ['5 200', 5200],
  ['1,000,000', 1_000_000],
  ['５２００', 5200],
  ['0', 0],
  ['5.5', Number.NaN],
  ['52,00', Number.NaN],
  ['-5', Number.NaN],
  ['about 5000', Number.NaN],
  ['', Number.NaN],
])('reads %j as %d words', (typed, expected) => {
  expect(parseWordCount(typed)).toBe(expected)
})

it.each([
  ['', false],
  ['0', false],
  ['1', true],
  ['999,999', true],
  ['1,000,000', false],
  ['12.5', false],
  ['many', false],
])('%j is in the range of word counts: %s', (typed, expected) => {
  expect(isInRange(typed)).toBe(expected)
})
