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

it.each([
  ['the next one that is included', 4, 1, 6],
  ['the previous one', 4, -1, 2],
  ['the first after the last', 6, 1, 0],
  ['the first one', undefined, 1, 0],
] as const)('steps to %s', (_, current, by, expected) => {
  expect(stepFrom(current, by, 7, (position) => position % 2 === 0)).toBe(expected)
})

it('steps nowhere where no change is included', () => {
  expect(stepFrom(2, 1, 7, () => false)).toBeUndefined()
  expect(stepFrom(undefined, 1, 0)).toBeUndefined()
})
