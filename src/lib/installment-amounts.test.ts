import fc from 'fast-check'
import { expect, it } from 'vitest'
import { installmentAmounts } from './installment-amounts.ts'

it.each([
  [1250.5, 1, 1250.5, 1250.5],
  [1250.5, 2, 625.25, 625.25],
  [1250.5, 3, 416.84, 416.83],
  [2066.67, 5, 413.35, 413.33],
  [0.07, 6, 0.02, 0.01],
])('%s in %s installments is %s first, then %s', (amount, count, first, following) => {
  expect(installmentAmounts(amount, count)).toEqual({ first, following })
})

it('adds up to the amount', () => {
  const centavos = fc.integer({ min: 1, max: 10_000_000 })
  fc.assert(
    fc.property(centavos, fc.integer({ min: 1, max: 6 }), (total, count) => {
      const { first, following } = installmentAmounts(total / 100, count)
      expect(Math.round(first * 100) + Math.round(following * 100) * (count - 1)).toBe(total)
    }),
  )
})
