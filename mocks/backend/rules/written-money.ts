import type { components } from '../../../src/api/generated/schema.gen.ts'
import { rounded } from '../../world/money.ts'
import { remembered } from './remembered.ts'

type Currency = components['schemas']['Currency']

const figuresIn = remembered((notation: string) =>
  remembered((decimals: number) => {
    const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
    return new Intl.NumberFormat(notation, digits)
  }),
)

/**
 * Formats an amount in major units by currency, not by language: real and euro as 1.240,50, others
 * as 1,240.50, whole amounts without decimals; the euro sign follows.
 */
export function writtenMoney(amount: number, currency: Currency): string {
  const { shortName, sign, numDecimals } = currency
  const value = rounded(amount, currency)
  const notation = shortName === 'BRL' || shortName === 'EUR' ? 'de-DE' : 'en-US'
  const decimals = Number.isInteger(value) ? 0 : numDecimals
  const figures = figuresIn(notation)(decimals).format(Math.abs(value))
  const minus = value < 0 ? '−' : ''
  if (shortName === 'EUR') return `${minus}${figures} ${sign}`
  return `${minus}${sign}${/[a-z]/i.test(sign) ? ' ' : ''}${figures}`
}
