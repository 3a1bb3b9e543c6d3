import { expect, it } from 'vitest'
import { fromDollars } from './from-dollars.ts'
import { prepaidBalance } from './prepaid-balance.ts'

it.each([
  [[], 0],
  [[500, 179.5, 0], 679.5],
  [[0.1, 0.2], 0.3],
])('with %j left in prepayments, %d dollars can be spent', (left, balance) => {
  const prepayments = left.map((availablePrepaymentAmount) => ({ availablePrepaymentAmount }))
  expect(prepaidBalance(prepayments)).toBe(balance)
})

it.each([
  [100, 1, 100],
  [100, 0.2, 500],
  [75, 0.0075, 10_000],
])('%d dollars at a rate of %d are %d', (dollars, exchangeRate, amount) => {
  expect(fromDollars(dollars, { exchangeRate })).toBeCloseTo(amount, 9)
})
