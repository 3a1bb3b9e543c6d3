import type { MoneyCurrency } from '../../../i18n/format-money.ts'

/** A currency of which only the code (ISO 4217) is known, with as many decimals as it is written with. */
export function moneyCurrencyOf(code: string): MoneyCurrency {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency: code })
  return { shortName: code, numDecimals: format.resolvedOptions().maximumFractionDigits ?? 2 }
}
