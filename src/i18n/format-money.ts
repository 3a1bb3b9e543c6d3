/** As the server gives it: `sign` may be missing, `numDecimals` is 0 for yen. */
export type MoneyCurrency = { shortName: string; sign?: string; numDecimals: number }

const signs: Record<string, string> = {
  USD: '$',
  BRL: 'R$',
  EUR: '€',
  CNY: '¥',
  JPY: '¥',
  GBP: '£',
  KRW: '₩',
}

const noBreak = '\u00a0'

/**
 * An amount in major units (1240.5 is one thousand two hundred and forty and a half) with the sign
 * of its currency. The notation follows the currency, not the reader's language: real and euro
 * write 1.240,50, all others 1,240.50; whole amounts drop their decimals; a euro's sign follows.
 */
export function formatMoney(amount: number, currency: MoneyCurrency): string {
  const { shortName } = currency
  const commaDecimals = shortName === 'BRL' || shortName === 'EUR'
  const sign = currency.sign ?? signs[shortName] ?? shortName
  const figures = writeFigures(Math.abs(amount), currency.numDecimals, commaDecimals)
  // Only what is still something after rounding has a minus before it.
  const minus = amount < 0 && /[1-9]/.test(figures) ? '\u2212' : ''
  if (shortName === 'EUR') return `${minus}${figures}${noBreak}${sign}`
  const gap = /[a-z]/i.test(sign) ? noBreak : ''
  return `${minus}${sign}${gap}${figures}`
}

function writeFigures(amount: number, numDecimals: number, commaDecimals: boolean): string {
  const [whole = '0', fraction = ''] = roundHalfUp(amount, numDecimals).split('.')
  const [thousands, decimal] = commaDecimals ? ['.', ','] : [',', '.']
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, thousands)
  return /[1-9]/.test(fraction) ? `${grouped}${decimal}${fraction}` : grouped
}

/** Half a cent goes up as on paper, though 1.005 is a little less than that in binary. */
function roundHalfUp(amount: number, numDecimals: number): string {
  const shifted = Math.round(Number(`${amount}e${numDecimals}`))
  return Number.isFinite(shifted)
    ? Number(`${shifted}e-${numDecimals}`).toFixed(numDecimals)
    : amount.toFixed(numDecimals)
}
