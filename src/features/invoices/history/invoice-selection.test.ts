import { describe, expect, it } from 'vitest'
import { allToggled, selectedOf, toggled, totalBalance } from './invoice-selection.ts'

const listed = ['US-1', 'US-2', 'US-3'].map((invoiceNumber) => ({ invoiceNumber }))

it.each([
  ['adds one', [], 'US-1', ['US-1']],
  ['removes one', ['US-1', 'US-2'], 'US-1', ['US-2']],
])('%s', (_name, before, invoiceNumber, after) => {
  expect([...toggled(new Set(before), invoiceNumber)]).toEqual(after)
})

it.each([
  ['none', [], 3],
  ['some', ['US-2'], 3],
  ['all', ['US-1', 'US-2', 'US-3'], 0],
  ['others that are no longer listed', ['US-7', 'US-8', 'US-9'], 3],
])('after %s, select-all leaves so many: %i', (_name, before, count) => {
  expect(allToggled(new Set(before), listed).size).toBe(count)
})

it('forgets what is no longer listed', () => {
  expect(selectedOf(listed, new Set(['US-2', 'US-7']))).toEqual([{ invoiceNumber: 'US-2' }])
})

describe('totalBalance', () => {
  const dollars = { shortName: 'USD', exchangeRate: 1, numDecimals: 2 } as const
  const yen = { shortName: 'JPY', exchangeRate: 0.0068, numDecimals: 0 } as const
  const invoice = (balance: number, currency: typeof dollars | typeof yen) => ({
    balance,
    currency,
    exchangeRate: currency.exchangeRate,
  })

  it.each([
    ['nothing', [], dollars, 0, 'USD'],
    ['cents', [invoice(0.1, dollars), invoice(0.2, dollars)], yen, 0.3, 'USD'],
    ['one foreign currency', [invoice(6_000, yen), invoice(4_000, yen)], dollars, 10_000, 'JPY'],
    ['two currencies', [invoice(10_000, yen), invoice(12, dollars)], dollars, 80, 'USD'],
    ['two, for a person with yen', [invoice(500, yen), invoice(68, dollars)], yen, 10_500, 'JPY'],
  ])('adds %s', (_name, invoices, persons, amount, shortName) => {
    const total = totalBalance(invoices, persons)
    expect(total.amount).toBe(amount)
    expect(total.currency.shortName).toBe(shortName)
  })
})
