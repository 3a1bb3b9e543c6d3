import type { MethodForm } from '../method-form.ts'
import { CardField } from './card-field.tsx'

export const creditCardForm: MethodForm = {
  Fields: ({ settings, data, cardSession }) => (
    <CardField
      cardSession={cardSession}
      currencies={
        settings.isBrazilian
          ? data.braintreeMerchantAccounts.map(({ currency }) => currency)
          : undefined
      }
    />
  ),
}
