import { expect, it } from 'vitest'
import { mostPrepayment } from './most-prepayment.ts'

it.each([
  [1, 100_000],
  [0.14, 710_000],
  [0.0067, 14_000_000],
  [0.18, 550_000],
  [1.08, 92_000],
])('at %d dollars for a unit, at most %d are paid in advance', (exchangeRate, most) => {
  expect(mostPrepayment({ exchangeRate })).toBe(most)
})
