import type { components } from '../../src/api/generated/schema.gen.ts'

type Currency = components['schemas']['Currency']

/** How many digits of a product or quotient are sure; the ones behind are noise of binary numbers. */
const sureDigits = 14

/** A number with its decimal point moved to the right, without the errors of multiplications. */
function shifted(value: number, places: number): number {
  if (Number.isInteger(value)) return value * 10 ** places
  const [digits, exponent = '0'] = value.toPrecision(sureDigits).split('e')
  return Number(`${digits}e${Number(exponent) + places}`)
}

/** An amount in major units, rounded to the decimals of its currency, halves away from zero. */
export function rounded(amount: number, { numDecimals }: Pick<Currency, 'numDecimals'>): number {
  const whole = Math.round(shifted(Math.abs(amount), numDecimals))
  // A whole number divided by a power of ten is the nearest there is to the decimal, as a reading of it.
  return whole === 0 ? 0 : (Math.sign(amount) * whole) / 10 ** numDecimals
}

/** US dollars in another currency, rounded as it is shown there. */
export function fromDollars(dollars: number, currency: Currency): number {
  return rounded(dollars / currency.exchangeRate, currency)
}

/** An amount of a currency in US dollars, in cents. */
export function toDollars(amount: number, { exchangeRate }: Currency): number {
  return rounded(amount * exchangeRate, { numDecimals: 2 })
}

/** The sum of amounts of one currency; rounded, since sums of decimals drift. */
export function sumOf(amounts: Iterable<number>, currency: Pick<Currency, 'numDecimals'>): number {
  let sum = 0
  for (const amount of amounts) sum += amount
  return rounded(sum, currency)
}
