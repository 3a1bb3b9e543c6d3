import { t } from '@lingui/core/macro'
import { object } from 'yup'
import { taxIdentificationSchema } from '../../brazil/tax-schema.ts'
import { shortText } from '../../short-text-schema.ts'
import { longestPayer, longestProcessNumber } from './boleto-form.tsx'

export const boletoShape = {
  boleto: object({
    payer: shortText(longestPayer, () => t`Payer`).required(
      () => t`Please enter who will pay the boleto.`,
    ),
    processNumber: shortText(longestProcessNumber, () => t`Process number`),
    taxIdentification: taxIdentificationSchema,
  }),
}
