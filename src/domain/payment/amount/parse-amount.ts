type CurrencyNotation = { shortName: string; numDecimals: number }

/** BRL and EUR are written 1.240,50, others 1,240.50. */
const writesComma = ({ shortName }: CurrencyNotation) => shortName === 'BRL' || shortName === 'EUR'

/** The last separator, unless it repeats or could group thousands. */
function decimalSign(text: string, currency: CurrencyNotation): string | undefined {
  const [last] = /[.,](?=[^.,]*$)/.exec(text) ?? []
  if (!last) return undefined
  const parts = text.split(last)
  if (parts.length > 2) return undefined
  const hasBoth = text.includes('.') && text.includes(',')
  const usual = writesComma(currency) ? ',' : '.'
  return hasBoth || last === usual || parts[1]?.length !== 3 ? last : undefined
}

/**
 * Major units. Accepts currency signs, spaces and both notations unless ambiguous; undefined if
 * invalid or with too many decimals.
 */
export function parseAmount(text: string, currency: CurrencyNotation): number | undefined {
  const plain = text.normalize('NFKC').replaceAll(/[\s\p{Sc}'’]|^R(?=\$)|^[A-Z]{3}\b/gu, '')
  const sign = decimalSign(plain, currency)
  const [whole = '', decimals = ''] = sign ? plain.split(sign) : [plain]
  if (!/^\d+$|^\d{1,3}([.,]\d{3})+$/.test(whole) || !/^\d*$/.test(decimals)) return undefined
  if (decimals.replace(/0+$/, '').length > currency.numDecimals) return undefined
  const amount = Number(`${whole.replaceAll(/[.,]/g, '')}.${decimals || '0'}`)
  return Number.isSafeInteger(Math.round(amount * 10_000)) ? amount : undefined
}
