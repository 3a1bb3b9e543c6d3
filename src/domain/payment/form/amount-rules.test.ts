import { expect, it } from 'vitest'
import { string } from 'yup'
import { needsAmount } from './amount-rules.ts'

const rule = string()
  .required()
  .matches(/^\d{3}$/)

it.each([
  ['nothing is typed', '', false, rule, true],
  ['it is being typed', '250', false, rule, true],
  ['it has been entered', '250', true, rule, false],
  ['it is too low in another currency', '25', true, rule, true],
  ['the amount is fixed', '', false, undefined, false],
])('requires the amount where %s: %s', (_, amount, isAmountLocked, rule, expected) => {
  expect(needsAmount({ amount, isAmountLocked }, rule)).toBe(expected)
})
