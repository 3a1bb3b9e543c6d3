type Notation = { shortName: string; numDecimals: number }

/** Real and euro write 1.240,50, all others 1,240.50. */
const writesComma = ({ shortName }: Notation) => shortName === 'BRL' || shortName === 'EUR'

/** Where the decimals begin: the last sign, unless it stands before three digits or comes again. */
function decimalSign(text: string, currency: Notation): string | undefined {
  const [last] = /[.,](?=[^.,]*$)/.exec(text) ?? []
  if (!last) return undefined
  const parts = text.split(last)
  if (parts.length > 2) return undefined
  const hasBoth = text.includes('.') && text.includes(',')
  const usual = writesComma(currency) ? ',' : '.'
  return hasBoth || last === usual || parts[1]?.length !== 3 ? last : undefined
}

/**
 * An amount of money as a person types it, in major units: with or without the currency's sign and spaces,
 * in its own notation or, where that cannot be mistaken, in the other. Undefined for what is no amount, and
 * for more decimals than the currency has.
 */
export function parseAmount(text: string, currency: Notation): number | undefined {
  const plain = text.normalize('NFKC').replaceAll(/[\s\p{Sc}'’]|^R(?=\$)|^[A-Z]{3}\b/gu, '')
  const sign = decimalSign(plain, currency)
  const [whole = '', decimals = ''] = sign ? plain.split(sign) : [plain]
  if (!/^\d+$|^\d{1,3}([.,]\d{3})+$/.test(whole) || !/^\d*$/.test(decimals)) return undefined
  if (decimals.replace(/0+$/, '').length > currency.numDecimals) return undefined
  const amount = Number(`${whole.replaceAll(/[.,]/g, '')}.${decimals || '0'}`)
  return Number.isSafeInteger(Math.round(amount * 10_000)) ? amount : undefined
}
