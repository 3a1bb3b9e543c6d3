import { expect, it } from 'vitest'
import { formatMoney } from '../../i18n/format-money.ts'
import { moneyCurrencyOf } from './money-currency.ts'

it.each([
  ['USD', 1250.5, '$1,250.50'],
  ['JPY', 15_000, '¥15,000'],
  ['BRL', 1250.5, 'R$\u00a01.250,50'],
])('in %s %d is %s', (code, amount, text) => {
  expect(formatMoney(amount, moneyCurrencyOf(code))).toBe(text)
})
