import type { components } from '../../../../src/api/schema.gen.ts'

type Currency = components['schemas']['Currency']

const withComma = new Set(['BRL', 'EUR'])

/** An amount with the sign of its currency; whole amounts without decimals. Real and euro write a comma. */
export function displayableAmount(
  amount: number,
  { sign, numDecimals, shortName }: Currency,
): string {
  const digits = Number.isInteger(amount) ? 0 : numDecimals
  const [whole = '0', decimals] = amount.toFixed(digits).split('.')
  const [thousands, comma] = withComma.has(shortName) ? ['.', ','] : [',', '.']
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, thousands)
  return `${sign}${grouped}${decimals === undefined ? '' : `${comma}${decimals}`}`
}
