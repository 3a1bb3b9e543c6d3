import { CardField } from '../../card/card-field.tsx'
import type { MethodForm } from '../method-form.ts'

export const creditCardForm: MethodForm = {
  Fields: ({ settings, data }) => (
    <CardField
      currencies={
        settings.isBrazilian
          ? data.braintreeMerchantAccounts.map(({ currency }) => currency)
          : undefined
      }
    />
  ),
}
