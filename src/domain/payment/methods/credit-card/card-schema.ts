import { t } from '@lingui/core/macro'
import { boolean, object, string } from 'yup'

/** The card itself stays in the provider's frame. */
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
