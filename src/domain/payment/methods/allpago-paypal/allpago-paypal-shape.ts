import { object } from 'yup'
import { taxIdentificationSchema } from '../../brazil/tax-schema.ts'

export const allpagoPayPalShape = {
  allpagoPaypal: object({ taxIdentification: taxIdentificationSchema }),
}
