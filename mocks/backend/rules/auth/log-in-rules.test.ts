import { expect, it } from 'vitest'
import { hasTriedTooOften, mostWrongPasswords, wrongPasswordsCountFor } from './log-in-rules.ts'

const often = Array.from({ length: mostWrongPasswords }, (_, index) => index)

it.each([
  ['none', [], 0, false],
  ['one too few', often.slice(1), 20, false],
  ['enough', often, 20, true],
  ['enough until the first expires', often, wrongPasswordsCountFor - 1, true],
  ['enough, but the first has expired', often, wrongPasswordsCountFor, false],
])('wrong passwords: %s', (_, instants, now, expected) => {
  expect(hasTriedTooOften(instants, now)).toBe(expected)
})
