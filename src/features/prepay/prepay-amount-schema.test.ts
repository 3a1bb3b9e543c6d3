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
  ['  ', 'Please enter an amount.'],
  ['abc', 'Please enter the amount in figures, such as $200.'],
  ['1e100', 'Please enter the amount in figures, such as $200.'],
  ['-5', 'Please enter an amount above zero, such as $200.'],
  ['100.555', 'Amounts in USD have at most 2 decimals. Please enter one such as $200.'],
  ['100,000', true],
  ['100,000.01', 'The amount can be at most $100,000.'],
  ['999999999999', 'The amount can be at most $100,000.'],
])('an amount of %j is %s', async (text, expected) => {
  const judged = await prepayAmountRule(100, usd)
    .validate(text)
    .then(() => true)
    .catch((error: Error) => error.message)
  expect(judged).toBe(expected)
})
