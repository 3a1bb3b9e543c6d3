import { expect, it } from 'vitest'
import { currencyInSentence, currencyLabel } from './currency-label.ts'

it.each([
  [{ isoCode: 'USD', name: 'US dollar' }, 'en', 'US Dollar (USD)'],
  [{ isoCode: 'USD', name: 'US dollar' }, 'pseudo', 'US Dollar (USD)'],
  [{ isoCode: 'BRL' }, 'en', 'Brazilian Real (BRL)'],
  [{ isoCode: 'USD' }, 'pt-BR', 'Dólar americano (USD)'],
  [{ isoCode: 'USD' }, 'es', 'Dólar estadounidense (USD)'],
  [{ isoCode: 'JPY', name: 'Japanese yen' }, 'ja', '日本円 (JPY)'],
  [{ isoCode: 'XQZ', name: 'Ledger unit' }, 'es', 'Ledger unit (XQZ)'],
  [{ isoCode: 'XQZ' }, 'en', 'XQZ'],
])('%o is called in %s: %s', (currency, tag, expected) => {
  expect(currencyLabel(currency, tag)).toBe(expected)
})

it.each([
  [{ isoCode: 'USD', name: 'US dollar' }, 'en', 'US dollars'],
  [{ isoCode: 'JPY' }, 'en', 'Japanese yen'],
  [{ isoCode: 'CNY' }, 'zh-Hans', '人民币'],
  [{ isoCode: 'BRL' }, 'pt-BR', 'reais brasileiros'],
  [{ isoCode: 'XQZ', name: 'Ledger unit' }, 'es', 'Ledger unit'],
  [{ isoCode: 'XQZ' }, 'en', 'XQZ'],
])('a sentence names %o in %s: %s', (currency, tag, expected) => {
  expect(currencyInSentence(currency, tag)).toBe(expected)
})
