import { rounded } from '../../../world/money.ts'
import type { Schemas } from '../../../world/rows/contract-types.ts'

type Decimals = Pick<Schemas['Currency'], 'numDecimals'>

/** The parts add up exactly (largest remainder method); empty without weights. */
export function spreadAmount(
  amount: number,
  weights: readonly number[],
  currency: Decimals,
): number[] {
  const unit = 10 ** currency.numDecimals
  const whole = Math.round(amount * unit)
  const sum = weights.reduce((total, weight) => total + weight, 0)
  if (sum <= 0) return weights.map(() => 0)
  const exact = weights.map((weight) => (whole * weight) / sum)
  const units = exact.map(Math.floor)
  const order = exact
    .map((value, index) => ({ index, rest: value - Math.floor(value) }))
    .sort((a, b) => b.rest - a.rest || a.index - b.index)
  let left = whole - units.reduce((total, value) => total + value, 0)
  for (const { index } of order) {
    if (left <= 0) break
    units[index] = (units[index] ?? 0) + 1
    left -= 1
  }
  return units.map((value) => rounded(value / unit, currency))
}
