import type { components } from '../../../src/api/schema.gen.ts'

type Currency = components['schemas']['Currency']

/** A number with its decimal point moved, without the error of a multiplication. */
function shifted(value: number, places: number): number {
  const [digits, exponent = '0'] = String(value).split('e')
  return Number(`${digits}e${Number(exponent) + places}`)
}

/** An amount in major units, rounded to the decimals of its currency, halves away from zero. */
export function rounded(amount: number, { numDecimals }: Pick<Currency, 'numDecimals'>): number {
  const whole = Math.round(shifted(Math.abs(amount), numDecimals))
  return whole === 0 ? 0 : Math.sign(amount) * shifted(whole, -numDecimals)
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
