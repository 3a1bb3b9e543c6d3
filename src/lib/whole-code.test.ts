import { expect, it } from 'vitest'
import { wholeCode } from './whole-code.ts'

it.each([
  ['US-90187', 'US-\u206090187'],
  ['0000-0000-0000', '0000-\u20600000-\u20600000'],
  ['GX2V38FP', 'GX2V38FP'],
])('keeps %s whole', (code, expected) => {
  expect(wholeCode(code)).toBe(expected)
})
