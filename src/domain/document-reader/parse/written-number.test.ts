import { expect, it } from 'vitest'
import { writtenNumber } from './written-number.ts'

it.each([
  [7, 'decimal', '7'],
  [7, undefined, '7'],
  [3, 'lower-alpha', 'c'],
  [26, 'upper-alpha', 'Z'],
  [28, 'lower-alpha', 'bb'],
  [4, 'lower-roman', 'iv'],
  [1998, 'upper-roman', 'MCMXCVIII'],
  [0, 'upper-roman', '0'],
  [100_000, 'lower-alpha', '100000'],
] as const)('%d as %s is %s', (value, format, expected) => {
  expect(writtenNumber(value, format)).toBe(expected)
})
