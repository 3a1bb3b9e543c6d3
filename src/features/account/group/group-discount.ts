import type { PreferredGroup } from '../../../api/group.ts'
import { formatMoney, type MoneyCurrency } from '../../../i18n/format-money.ts'
import { plainTag } from '../../../i18n/locales.ts'

/**
 * What a group takes off, as text: an amount in the person's currency as that currency is written, or
 * per cent as the language (BCP 47) does; undefined where it takes nothing off.
 */
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
