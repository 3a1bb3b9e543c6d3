import { memoize } from '../../../src/lib/memoize.ts'
import { rounded } from '../../world/money.ts'
import type { Schemas } from '../../world/rows/contract-types.ts'

const figuresIn = memoize((notation: string) =>
  memoize((decimals: number) => {
    const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
    return new Intl.NumberFormat(notation, digits)
  }),
)

/** By currency, not by language: 1.240,50 for real and euro, 1,240.50 for others. */
export function formatAmount(amount: number, currency: Schemas['Currency']): string {
  const { shortName, sign, numDecimals } = currency
  const value = rounded(amount, currency)
  const notation = shortName === 'BRL' || shortName === 'EUR' ? 'de-DE' : 'en-US'
  const decimals = Number.isInteger(value) ? 0 : numDecimals
  const figures = figuresIn(notation)(decimals).format(Math.abs(value))
  const minus = value < 0 ? '−' : ''
  if (shortName === 'EUR') return `${minus}${figures} ${sign}`
  return `${minus}${sign}${/[a-z]/i.test(sign) ? ' ' : ''}${figures}`
}
