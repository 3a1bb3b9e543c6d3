import { describe, expect, it } from 'vitest'
import { formatMoney } from './format-money.ts'

const usd = { shortName: 'USD', numDecimals: 2 }
const brl = { shortName: 'BRL', numDecimals: 2 }
const eur = { shortName: 'EUR', numDecimals: 2 }
const jpy = { shortName: 'JPY', numDecimals: 0 }
const cny = { shortName: 'CNY', numDecimals: 2 }

describe('formatMoney', () => {
  it.each([
    [310, usd, '$310'],
    [1240.5, usd, '$1,240.50'],
    [1_234_567.89, usd, '$1,234,567.89'],
    [0, usd, '$0'],
    [0.05, usd, '$0.05'],
    [1.005, usd, '$1.01'],
    [-40, usd, '−$40'],
    [-0.001, usd, '$0'],
    [1240.5, brl, 'R$\u00a01.240,50'],
    [-1240, brl, '−R$\u00a01.240'],
    [1240.5, eur, '1.240,50\u00a0€'],
    [-12, eur, '−12\u00a0€'],
    [128_000, jpy, '¥128,000'],
    [128_000.4, jpy, '¥128,000'],
    [999.999, cny, '¥1,000'],
    [88.8, cny, '¥88.80'],
    [5, { shortName: 'CHF', numDecimals: 2 }, 'CHF\u00a05'],
    [5.5, { shortName: 'KWD', numDecimals: 3 }, 'KWD\u00a05.500'],
    [7, { shortName: 'USD', numDecimals: 2, sign: 'US$' }, 'US$\u00a07'],
  ])('writes %d as money', (amount, currency, expected) => {
    expect(formatMoney(amount, currency)).toBe(expected)
  })
})
