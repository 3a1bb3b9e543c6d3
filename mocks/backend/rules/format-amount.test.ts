import { expect, it } from 'vitest'
import { currencies } from '../reference-data/payment/currencies.ts'
import { formatAmount } from './format-amount.ts'

it.each([
  [48, 'USD', '$48'],
  [1240.5, 'USD', '$1,240.50'],
  [1240, 'USD', '$1,240'],
  [1240.5, 'BRL', 'R$ 1.240,50'],
  [1_000_000, 'BRL', 'R$ 1.000.000'],
  [48, 'EUR', '48 €'],
  [1240.5, 'EUR', '1.240,50 €'],
  [12_345, 'JPY', '¥12,345'],
  [-15.25, 'CNY', '−¥15.25'],
  [1185, 'GBP', '£1,185'],
] as const)('%d %s is %s', (amount, iso, written) => {
  expect(formatAmount(amount, currencies[iso])).toBe(written)
})
