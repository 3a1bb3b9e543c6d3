import { expect, it } from 'vitest'
import { currencies } from '../../catalogue/currencies.ts'
import { displayableAmount } from './displayable-amount.ts'

it.each([
  ['USD', 48, '$48'],
  ['USD', 1234.5, '$1,234.50'],
  ['EUR', 1234.5, '€1.234,50'],
  ['BRL', 1_000_000, 'R$1.000.000'],
  ['JPY', 12_345, '¥12,345'],
] as const)('%s %d is %s', (iso, amount, text) => {
  expect(displayableAmount(amount, currencies[iso])).toBe(text)
})
