import { t } from '@lingui/core/macro'
import { endsSession, Refusal } from '../../api/errors/api-failure.ts'
import { refusalMessage } from '../../api/errors/refusal-messages.ts'
import { formatMoney, type MoneyCurrency } from '../../i18n/format-money.ts'
import { FormFailure } from '../../ui/form/errors/form-failure.ts'
import { refusedField } from './refused-field.ts'

type Asked = {
  /** The method that was chosen. */
  method: string
  currency: MoneyCurrency
  /** Loads what is to be paid anew, and answers it; undefined where it cannot be told. */
  sumNow: () => Promise<number | undefined>
}

/** A refused payment in words, at its field where it has one; anything else is left to the form kit. */
export async function paymentFailure(error: unknown, asked: Asked): Promise<unknown> {
  if (!(error instanceof Refusal) || endsSession(error)) return error
  if (error.key === 'payment-amount-changed') {
    const sum = await asked.sumNow()
    if (sum !== undefined) {
      const price = formatMoney(sum, asked.currency)
      return new FormFailure({
        message: () =>
          t`The total has changed to ${price} since you opened this page. You were not charged. Please check it and pay again.`,
      })
    }
  }
  const message = () => refusalMessage(error)
  const field = refusedField(error.key, asked.method)
  return new FormFailure(field ? { fields: { [field]: message } } : { message })
}

/** The server has begun the payment, and names a place to go on that is not safe to go to. */
export const noSafePlace = () =>
  new FormFailure({
    message: () =>
      t`The payment page could not be opened safely. You were not charged. Please choose another payment method or contact us.`,
  })
