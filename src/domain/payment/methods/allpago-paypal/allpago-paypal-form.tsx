import { TaxFields } from '../../brazil/tax-fields.tsx'
import type { MethodForm } from '../method-form.ts'

export const allpagoPayPalForm = {
  Fields: () => <TaxFields group="allpagoPaypal" />,
} satisfies MethodForm
