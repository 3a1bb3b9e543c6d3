import { object } from 'yup'
import { TaxFields } from '../../brazil/tax-fields.tsx'
import { taxIdentificationSchema } from '../../brazil/tax-schema.ts'
import type { MethodForm } from '../method-form.ts'

export const allpagoPayPalForm = {
  Fields: () => <TaxFields group="allpagoPaypal" />,
  shape: () => ({ allpagoPaypal: object({ taxIdentification: taxIdentificationSchema }) }),
} satisfies MethodForm
