import { t } from '@lingui/core/macro'
import { number, object, string } from 'yup'
import { taxIdentificationSchema } from '../../brazil/tax-schema.ts'
import { maxInstallments } from './allpago-card-field.tsx'

const selectInstallments = () => t`You must select a valid number of installments`

export const allpagoCardShape = {
  allpagoCreditCard: object({
    taxIdentification: taxIdentificationSchema,
    numberOfInstallments: object({
      value: number()
        .transform((value: number, text: unknown) => (text === '' ? undefined : value))
        .typeError(selectInstallments)
        .required(selectInstallments)
        .integer(selectInstallments)
        .min(1, selectInstallments)
        .max(maxInstallments, selectInstallments),
    }),
    checkoutId: string().required(() => t`Please enter your card details.`),
  }),
}
