import { expect, it } from 'vitest'
import { timeLeft } from './format-deadline.ts'

const hour = 3_600_000

it.each([
  ['a day and a half before', -35.5 * hour, 36],
  ['an hour before', -hour, 2],
  ['at the deadline', 0, 1],
  ['a moment later', 1, 'late'],
] as const)('the time left %s', (_, since, expected) => {
  expect(timeLeft(10 * hour, 10 * hour + since)).toBe(expected)
})
