import { expect, it } from 'vitest'
import { spendingByYear } from './spending-by-year.ts'
import { paymentOn, yuan } from './test-payment.ts'

const now = Date.parse('2026-11-02T12:00:00Z')

it('adds up each year, newest first', () => {
  const payments = [
    paymentOn('2024-03-01', 10),
    paymentOn('2026-01-05', 100),
    paymentOn('2026-02-05', 0.5),
  ]
  const { unit, years } = spendingByYear(payments, now)
  expect(unit.shortName).toBe('USD')
  expect(years).toEqual([
    { year: 2026, amount: 100.5 },
    { year: 2024, amount: 10 },
  ])
})

it('adds up in dollars once any payment was in another currency', () => {
  const { unit, years } = spendingByYear(
    [paymentOn('2025-03-01', 100, { currency: yuan }), paymentOn('2026-01-05', 100)],
    now,
  )
  expect(unit.shortName).toBe('USD')
  expect(years).toEqual([
    { year: 2026, amount: 100 },
    { year: 2025, amount: 14 },
  ])
})

it('keeps the currency of all payments', () => {
  const payments = [paymentOn('2025-03-01', 100, { currency: yuan })]
  const { unit, years } = spendingByYear(payments, now)
  expect([unit.shortName, years]).toEqual(['CNY', [{ year: 2025, amount: 100 }]])
})

it.each([
  ['both', ['2025-11-02', '2025-11-03', '2026-01-05'], { year: 2025, amount: 50 }],
  ['only this one', ['2026-01-05'], undefined],
  ['only the last one', ['2025-11-02'], undefined],
  ['one before the last', ['2024-11-02', '2026-01-05'], undefined],
  ['nothing by this day of the last', ['2025-12-24', '2026-01-05'], { year: 2025, amount: 0 }],
])('compares with the last year until the same day where there are %s', (_, days, expected) => {
  const payments = days.map((date) => paymentOn(date, 50))
  expect(spendingByYear(payments, now).lastYearByToday).toEqual(expected)
})
