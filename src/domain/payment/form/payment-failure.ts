import { t } from '@lingui/core/macro'
import { Refusal } from '../../../api/errors/api-failure.ts'
import { formatMoney, type MoneyCurrency } from '../../../i18n/format-money.ts'
import { FormFailure } from '../../../ui/form/form-failure.ts'
import { paymentRefusalAt } from './refusal-fields.ts'

type PaymentFailureContext = {
  method: string
  currency: MoneyCurrency
  reloadSum: () => Promise<number | undefined>
}

export async function paymentFailure(
  error: unknown,
  context: PaymentFailureContext,
): Promise<unknown> {
  if (error instanceof Refusal && error.key === 'payment-amount-changed') {
    const sum = await context.reloadSum()
    if (sum !== undefined) {
      const price = formatMoney(sum, context.currency)
      return new FormFailure({
        message: () =>
          t`The total has changed to ${price} since you opened this page. You were not charged. Please check it and pay again.`,
      })
    }
  }
  return paymentRefusalAt(context.method)(error)
}

export const unsafeRedirect = () =>
  new FormFailure({
    message: () =>
      t`The payment page could not be opened safely. You were not charged. Please choose another payment method or contact us.`,
  })
