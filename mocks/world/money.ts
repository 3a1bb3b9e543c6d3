import type { components } from '../../src/api/generated/schema.gen.ts'

type Currency = components['schemas']['Currency']

/** Significant digits to trust; the rest is binary rounding noise. */
const sureDigits = 14

function shifted(value: number, decimals: number): number {
  const product = value * 10 ** decimals
  // Noise of multiplication never makes a whole number of one that is not.
  if (Number.isInteger(product)) return product
  const [digits, exponent = '0'] = value.toPrecision(sureDigits).split('e')
  return Number(`${digits}e${Number(exponent) + decimals}`)
}

/** Rounds to the currency's decimals, halves away from zero. */
export function rounded(amount: number, { numDecimals }: Pick<Currency, 'numDecimals'>): number {
  const whole = Math.round(shifted(Math.abs(amount), numDecimals))
  return whole === 0 ? 0 : (Math.sign(amount) * whole) / 10 ** numDecimals
}

export function fromDollars(dollars: number, currency: Currency): number {
  return rounded(dollars / currency.exchangeRate, currency)
}

export function toDollars(amount: number, { exchangeRate }: Currency): number {
  return rounded(amount * exchangeRate, { numDecimals: 2 })
}

/** Rounded, since sums of decimals drift. */
export function sumOf(amounts: Iterable<number>, currency: Pick<Currency, 'numDecimals'>): number {
  let sum = 0
  for (const amount of amounts) sum += amount
  return rounded(sum, currency)
}
