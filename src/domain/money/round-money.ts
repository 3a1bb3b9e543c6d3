type Decimals = { numDecimals: number }

/** Further digits of a quotient are floating-point noise. */
const sureDigits = 14

/** Moves the decimal point without multiplication errors. */
function shifted(amount: number, places: number): number {
  const [digits, exponent = '0'] = amount.toPrecision(sureDigits).split('e')
  return Number(`${digits}e${Number(exponent) + places}`)
}

/** To the smallest coin of the currency, halves up. */
export const roundMoney = (amount: number, { numDecimals }: Decimals): number =>
  Number(`${Math.round(shifted(amount, numDecimals))}e-${numDecimals}`)
