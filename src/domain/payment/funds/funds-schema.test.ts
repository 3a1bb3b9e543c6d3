import { i18n } from '@lingui/core'
import { beforeAll, expect, it } from 'vitest'
import { object } from 'yup'
import { fundsShape } from './funds-schema.ts'

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }))

const usd = { isoCode: 'USD', shortName: 'USD', name: 'US dollar', sign: '$' }
const currency = { ...usd, exchangeRate: 1, numDecimals: 2 }
const bill = { total: 500, currency, funds: { credits: 0, prepayment: 250 } }

it.each([
  ['100', undefined],
  ['250', undefined],
  ['', 'Please enter how much of your balance to use.'],
  ['0', 'Please enter an amount above zero, such as $250.'],
  ['-5', 'Please enter an amount above zero, such as $250.'],
  ['abc', 'Please enter the amount in figures, such as $250.'],
  ['1e100', 'Please enter the amount in figures, such as $250.'],
  ['100.555', 'Amounts in USD have at most 2 decimals. Please enter one such as $250.'],
  ['250.01', 'Prepay amount cannot exceed $250'],
  ['999999999999', 'Prepay amount cannot exceed $250'],
])('of a part of the balance, %j gets the message: %s', async (prepaymentAmount, expected) => {
  const values = { useCredits: 'no', prepaymentOption: 'partialPayment', prepaymentAmount } as const
  const message = await object(fundsShape(bill, values))
    .validate(values)
    .then(() => undefined)
    .catch((error: Error) => error.message)
  expect(message).toBe(expected)
})
