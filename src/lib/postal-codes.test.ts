import { expect, it } from 'vitest'
import { hasPostalCodes } from './postal-codes.ts'

it.each([
  ['US', true],
  ['BR', true],
  ['HK', false],
  ['AE', false],
  ['', true],
  ['XX', true],
])('letters to %j have a postal code: %s', (code, expected) => {
  expect(hasPostalCodes(code)).toBe(expected)
})
