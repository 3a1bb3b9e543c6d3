import type { PreferredGroup } from '../../api/group.ts'
import { formatMoney, type MoneyCurrency } from '../../i18n/format-money.ts'
import { plainTag } from '../../i18n/locales.ts'

/** A sum in the user's currency, or a percentage in the language (BCP 47). */
export function groupDiscount(
  { discount, percentageDiscount }: Pick<PreferredGroup, 'discount' | 'percentageDiscount'>,
  currency: MoneyCurrency,
  tag: string,
): string | undefined {
  if (discount) return formatMoney(discount, currency)
  if (!percentageDiscount) return undefined
  const percent = { style: 'percent', maximumFractionDigits: 2 } as const
  return new Intl.NumberFormat(plainTag(tag), percent).format(percentageDiscount / 100)
}
