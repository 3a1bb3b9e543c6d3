import { expect, it } from 'vitest'
import { currencyLabel } from './currency-label.ts'

it.each([
  [{ isoCode: 'USD', name: 'US dollar' }, 'en', 'US dollar (USD)'],
  [{ isoCode: 'USD', name: 'US dollar' }, 'pseudo', 'US dollar (USD)'],
  [{ isoCode: 'JPY', name: 'Japanese yen' }, 'ja', '日本円 (JPY)'],
  [{ isoCode: 'XQZ', name: 'Ledger unit' }, 'es', 'Ledger unit (XQZ)'],
])('%o is called in %s: %s', (currency, tag, expected) => {
  expect(currencyLabel(currency, tag)).toBe(expected)
})
