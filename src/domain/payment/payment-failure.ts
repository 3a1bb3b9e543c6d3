import { t } from '@lingui/core/macro'
import { endsSession, Refusal } from '../../api/errors/api-failure.ts'
import { refusalMessage } from '../../api/errors/refusal-messages.ts'
import { formatMoney, type MoneyCurrency } from '../../i18n/format-money.ts'
import { FormFailure } from '../../ui/form/errors/form-failure.ts'
import { refusedField } from './refused-field.ts'

type PaymentFailureContext = {
  /** The chosen method's id. */
  method: string
  currency: MoneyCurrency
  /** Refetches the amount; undefined if it is unknown. */
  reloadSum: () => Promise<number | undefined>
}

export async function paymentFailure(
  error: unknown,
  context: PaymentFailureContext,
): Promise<unknown> {
  if (!(error instanceof Refusal) || endsSession(error)) return error
  if (error.key === 'payment-amount-changed') {
    const sum = await context.reloadSum()
    if (sum !== undefined) {
      const price = formatMoney(sum, context.currency)
      return new FormFailure({
        message: () =>
          t`The total has changed to ${price} since you opened this page. You were not charged. Please check it and pay again.`,
      })
    }
  }
  const message = () => refusalMessage(error)
  const field = refusedField(error.key, context.method)
  return new FormFailure(field ? { fields: { [field]: message } } : { message })
}

export const unsafeRedirect = () =>
  new FormFailure({
    message: () =>
      t`The payment page could not be opened safely. You were not charged. Please choose another payment method or contact us.`,
  })
