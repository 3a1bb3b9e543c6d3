import type { MoneyCurrency } from '../../i18n/format-money.ts'

/** From an ISO 4217 code alone. */
export function moneyCurrencyOf(code: string): MoneyCurrency {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency: code })
  return { shortName: code, numDecimals: format.resolvedOptions().maximumFractionDigits ?? 2 }
}
