import { t } from '@lingui/core/macro'
import { boolean, object, string } from 'yup'

const isEntered = boolean()
  .default(false)
  .isTrue(() => t`Please enter your card details.`)

const braintreeSaveCC = boolean().default(false)

/** In the currency of the bill. */
export const cardAloneShape = { creditCard: object({ isEntered, braintreeSaveCC }) }

export const cardShape = {
  creditCard: object({
    isEntered,
    currency: object({
      value: string()
        .default('')
        .required(() => t`Please select a payment currency`),
    }),
    braintreeSaveCC,
  }),
}
