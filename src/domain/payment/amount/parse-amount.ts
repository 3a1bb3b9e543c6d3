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

export type AmountProblem = 'not-a-number' | 'negative' | 'too-many-decimals' | 'too-large'

/** Larger numbers are inexact in the currency's smallest coins. */
const mostDigits = 11

/** Major units. Accepts currency signs, spaces and both notations unless ambiguous. */
export function readAmount(
  text: string,
  currency: CurrencyNotation,
): { amount: number } | { problem: AmountProblem } {
  const plain = text.normalize('NFKC').replaceAll(/[\s\p{Sc}'’]|^R(?=\$)|^[A-Z]{3}\b/gu, '')
  if (/^[-\u2212]\d/.test(plain)) return { problem: 'negative' }
  const sign = decimalSign(plain, currency)
  const [whole = '', decimals = ''] = sign ? plain.split(sign) : [plain]
  if (!/^\d+$|^\d{1,3}([.,]\d{3})+$/.test(whole) || !/^\d*$/.test(decimals)) {
    return { problem: 'not-a-number' }
  }
  if (decimals.replace(/0+$/, '').length > currency.numDecimals) {
    return { problem: 'too-many-decimals' }
  }
  const digits = whole.replaceAll(/[.,]/g, '').replace(/^0+/, '')
  if (digits.length > mostDigits) return { problem: 'too-large' }
  return { amount: Number(`${digits || '0'}.${decimals || '0'}`) }
}

export function parseAmount(text: string, currency: CurrencyNotation): number | undefined {
  const read = readAmount(text, currency)
  return 'amount' in read ? read.amount : undefined
}
