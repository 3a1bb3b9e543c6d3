import { describe, expect, it } from 'vitest'
import { currencies } from '../backend/reference-data/payment/currencies.ts'
import { fromDollars, rounded, sumOf, toDollars } from './money.ts'

describe('rounding', () => {
  it.each([
    [1.005, 2, 1.01],
    [-1.005, 2, -1.01],
    [2.675, 2, 2.68],
    [10.5, 0, 11],
    [-10.5, 0, -11],
    [1e-7, 2, 0],
    [0, 2, 0],
    [1234567.891, 2, 1234567.89],
  ])('%d to %i decimals is %d', (amount, numDecimals, expected) => {
    expect(rounded(amount, { numDecimals })).toBe(expected)
  })
})

describe('another currency', () => {
  it.each([
    [100, 'USD', 100],
    [100, 'JPY', 14_925],
    [100, 'CNY', 714.29],
    [100, 'BRL', 555.56],
    [100, 'EUR', 92.59],
  ] as const)('%d dollars in %s are %d', (dollars, iso, expected) => {
    expect(fromDollars(dollars, currencies[iso])).toBe(expected)
    expect(toDollars(expected, currencies[iso])).toBeCloseTo(dollars, 1)
  })
})

it.each([
  [1.25, 'BRL', 0.23],
  [725.25, 'BRL', 130.55],
  [3.75, 'CNY', 0.53],
  [12.5, 'EUR', 13.5],
  [150, 'JPY', 1.01],
] as const)('%d %s, within half a cent, are %d dollars', (amount, iso, expected) => {
  expect(toDollars(amount, currencies[iso])).toBe(expected)
})

it('adds up without rounding errors', () => {
  expect(sumOf([0.1, 0.2, 0.3], currencies.USD)).toBe(0.6)
  expect(sumOf([], currencies.JPY)).toBe(0)
})
