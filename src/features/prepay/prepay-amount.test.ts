import { i18n } from '@lingui/core'
import { beforeAll, expect, test } from 'vitest'
import { leastPrepayment, openBalance, prepayAmountRule } from './prepay-amount.ts'

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }))

const currency = (shortName: string, exchangeRate: number, numDecimals: number) => ({
  ...{ isoCode: shortName, shortName, name: shortName, sign: '$', exchangeRate, numDecimals },
})
const usd = currency('USD', 1, 2)
const jpy = currency('JPY', 0.0067, 0)

test.each([
  [{ USD: 100, JPY: 10_000 }, 'JPY', 10_000],
  [{ USD: 250 }, 'USD', 250],
  [{ USD: 250 }, 'GBP', 100],
  [{}, 'constructor', 100],
])('of %o in %s at least %d', (configured, shortName, least) => {
  expect(leastPrepayment(configured, { shortName })).toBe(least)
})

test.each([
  ['100', true],
  ['100.00', true],
  ['1,000', true],
  ['99.99', 'The amount needs to be more than $100'],
  ['0', 'The amount needs to be more than $100'],
  ['', 'Please enter an amount.'],
  ['  ', 'Please enter an amount such as $200.'],
  ['a lot', 'Please enter an amount such as $200.'],
])('an amount of %j is judged %s', async (text, verdict) => {
  const judged = await prepayAmountRule(100, usd)
    .validate(text)
    .then(() => true)
    .catch((error: Error) => error.message)
  expect(judged).toBe(verdict)
})

test.each([
  [150, usd, 150],
  [150, jpy, 22_388],
  [0, usd, 0],
])('a balance of %d dollars is %o', (balance, unit, amount) => {
  expect(openBalance({ balance }, unit)).toBe(amount)
})
