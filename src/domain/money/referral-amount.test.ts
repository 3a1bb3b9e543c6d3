import { expect, it } from 'vitest'
import { referralAmount } from './referral-amount.ts'

it.each([
  [40, 'USD', '$', '$40'],
  [6_000, 'JPY', '¥', '¥6,000'],
  [40, 'EUR', '€', '40\u00a0€'],
])('a referral earns %d %s of the site, not converted', (amount, shortName, sign, expected) => {
  const names = { isoCode: shortName, name: shortName, shortName, sign }
  const currency = { ...names, exchangeRate: 0.5, numDecimals: 2 }
  const site = { config: { referralAmount: amount }, localization: { currency } }
  expect(referralAmount(site)).toBe(expected)
})
