import { expect, test } from 'vitest'
import { parseAmount, readAmount } from './parse-amount.ts'

const usd = { shortName: 'USD', numDecimals: 2 }
const brl = { shortName: 'BRL', numDecimals: 2 }
const eur = { shortName: 'EUR', numDecimals: 2 }
const jpy = { shortName: 'JPY', numDecimals: 0 }

test.each([
  ['250', usd, 250],
  [' $ 250.50 ', usd, 250.5],
  ['USD 250', usd, 250],
  ['1,240.50', usd, 1240.5],
  ['1,240', usd, 1240],
  ['1.240,50', usd, 1240.5],
  ['12,5', usd, 12.5],
  ['1,240,500', usd, 1_240_500],
  ['２５０', usd, 250],
  ['1.240,50', brl, 1240.5],
  ['R$ 1.240', brl, 1240],
  ['1.240', eur, 1240],
  ['12.5 €', eur, 12.5],
  ['10,000', jpy, 10_000],
  ['￥10,000', jpy, 10_000],
  ['100.00', jpy, 100],
  ['0', usd, 0],
  ['250.505', usd, undefined],
  ['100.5', jpy, undefined],
  ['1,24,0', usd, undefined],
  ['-5', usd, undefined],
  ['1e3', usd, undefined],
  ['', usd, undefined],
  ['.5', usd, undefined],
  ['hundred', usd, undefined],
  ['9'.repeat(20), usd, undefined],
])('reads %j of %o as %s', (text, currency, amount) => {
  expect(parseAmount(text, currency)).toBe(amount)
})

test.each([
  ['abc', usd, 'not-a-number'],
  ['1e100', usd, 'not-a-number'],
  ['1,24,0', usd, 'not-a-number'],
  ['-5', usd, 'negative'],
  ['\u22125', usd, 'negative'],
  ['$-5', usd, 'negative'],
  ['100.555', usd, 'too-many-decimals'],
  ['100,555', brl, 'too-many-decimals'],
  ['100.5', jpy, 'too-many-decimals'],
  ['999999999999', usd, 'too-large'],
  ['9'.repeat(400), usd, 'too-large'],
] as const)('says what is wrong with %j of %o: %s', (text, currency, problem) => {
  expect(readAmount(text, currency)).toEqual({ problem })
})
