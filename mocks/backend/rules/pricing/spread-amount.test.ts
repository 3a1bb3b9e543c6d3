import { expect, it } from 'vitest'
import { spreadAmount } from './spread-amount.ts'

const cents = { numDecimals: 2 }
const yen = { numDecimals: 0 }

it.each([
  ['in cents', 10, [1, 1, 1], cents, [3.34, 3.33, 3.33]],
  ['by weight', 10, [3, 1], cents, [7.5, 2.5]],
  ['in yen', 100, [1, 1, 1], yen, [34, 33, 33]],
  ['to the largest remainder', 0.05, [10, 39, 51], cents, [0, 0.02, 0.03]],
  ['nothing to a weight of 0', 10, [0, 5], cents, [0, 10]],
  ['nothing where all weights are 0', 10, [0, 0], cents, [0, 0]],
  ['among nobody', 10, [], cents, []],
] as const)('spreads %s', (_, amount, weights, currency, parts) => {
  expect(spreadAmount(amount, weights, currency)).toEqual(parts)
})
