import { t } from '@lingui/core/macro'
import type { Currency } from '../../api/invoices.ts'
import { amountSchema } from '../../domain/payment/amount/amount-schema.ts'
import { formatMoney } from '../../i18n/format-money.ts'
import { mostPrepayment } from '../../lib/most-prepayment.ts'

export function prepayAmountRule(minimum: number, currency: Currency) {
  const price = formatMoney(minimum, currency)
  const most = mostPrepayment(currency)
  const highest = formatMoney(most, currency)
  return amountSchema({
    currency,
    example: 2 * minimum,
    missing: () => t`Please enter an amount.`,
    wrong(amount) {
      if (amount < minimum) return () => t`The amount needs to be more than ${price}`
      if (amount > most) return () => t`The amount can be at most ${highest}.`
      return undefined
    },
  })
}
