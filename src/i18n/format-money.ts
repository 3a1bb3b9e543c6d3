/** As the server sends it: `sign` may be missing, `numDecimals` is 0 for yen. */
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

/** The notation follows the currency, not the language: BRL and EUR write 1.240,50. */
export function formatMoney(amount: number, currency: MoneyCurrency): string {
  const { shortName } = currency
  const commaDecimals = shortName === 'BRL' || shortName === 'EUR'
  const sign = currency.sign ?? signs[shortName] ?? shortName
  const figures = writeFigures(Math.abs(amount), currency.numDecimals, commaDecimals)
  // An amount that rounds to zero has no minus.
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

/** Rounds 1.005 up, although its binary value is slightly less. */
function roundHalfUp(amount: number, numDecimals: number): string {
  const shifted = Math.round(Number(`${amount}e${numDecimals}`))
  return Number.isFinite(shifted)
    ? Number(`${shifted}e-${numDecimals}`).toFixed(numDecimals)
    : amount.toFixed(numDecimals)
}
