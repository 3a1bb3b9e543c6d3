type Decimals = { numDecimals: number }

/** Further digits of a quotient are floating-point noise. */
const sureDigits = 14

/** To the smallest coin of the currency, halves up. */
export function roundMoney(amount: number, { numDecimals }: Decimals): number {
  const exact = Number(amount.toPrecision(sureDigits))
  return Number(`${Math.round(Number(`${exact}e${numDecimals}`))}e-${numDecimals}`)
}
