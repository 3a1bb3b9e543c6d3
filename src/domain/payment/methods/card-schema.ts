import { t } from '@lingui/core/macro'
import { boolean, object, string } from 'yup'

/** The part of a payment's schema that a card adds; the card itself is in the provider's frame. */
export const cardShape = {
  creditCard: object({
    currency: object({
      value: string()
        .default('')
        .required(() => t`Please select a payment currency`),
    }),
    braintreeSaveCC: boolean().default(false),
  }),
}
