import { expect, it } from 'vitest'
import { stepFrom } from './use-change-steps.ts'

it.each([
  ['the first', undefined, 1, 0],
  ['the last', undefined, -1, 40],
  ['the next', 2, 1, 3],
  ['the previous', 2, -1, 1],
  ['from the last to the first', 40, 1, 0],
  ['from the first to the last', 0, -1, 40],
] as const)('steps to %s', (_, current, by, expected) => {
  expect(stepFrom(current, by, 41)).toBe(expected)
})
