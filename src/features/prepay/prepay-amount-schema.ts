import { t } from '@lingui/core/macro'
import { string } from 'yup'
import type { Currency } from '../../api/invoices.ts'
import { parseAmount } from '../../domain/payment/amount/parse-amount.ts'
import { formatMoney } from '../../i18n/format-money.ts'

/** The rule of an amount to be paid in advance, of at least `least` in a currency. */
export function prepayAmountRule(minimum: number, currency: Currency) {
  return string()
    .required(() => t`Please enter an amount.`)
    .test('amount', (text, { createError }) => {
      const amount = parseAmount(text ?? '', currency)
      const price = formatMoney(minimum, currency)
      const example = formatMoney(2 * minimum, currency)
      if (amount === undefined) {
        return createError({ message: () => t`Please enter an amount such as ${example}.` })
      }
      if (amount >= minimum) return true
      return createError({ message: () => t`The amount needs to be more than ${price}` })
    })
}
