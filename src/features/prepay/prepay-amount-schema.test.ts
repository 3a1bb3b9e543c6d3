import { i18n } from '@lingui/core'
import { beforeAll, expect, test } from 'vitest'
import { prepayAmountRule } from './prepay-amount-schema.ts'

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }))

const usd = {
  isoCode: 'USD',
  shortName: 'USD',
  name: 'US dollar',
  sign: '$',
  exchangeRate: 1,
  numDecimals: 2,
}

test.each([
  ['100', true],
  ['100.00', true],
  ['1,000', true],
  ['99.99', 'The amount needs to be more than $100'],
  ['0', 'The amount needs to be more than $100'],
  ['', 'Please enter an amount.'],
  ['  ', 'Please enter an amount such as $200.'],
  ['a lot', 'Please enter an amount such as $200.'],
])('an amount of %j is %s', async (text, expected) => {
  const judged = await prepayAmountRule(100, usd)
    .validate(text)
    .then(() => true)
    .catch((error: Error) => error.message)
  expect(judged).toBe(expected)
})
