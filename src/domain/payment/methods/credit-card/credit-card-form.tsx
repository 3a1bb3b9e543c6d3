import type { MethodForm } from '../method-form.ts'
import { CardField } from './card-field.tsx'
import { cardShape } from './card-schema.ts'

export const creditCardForm = {
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
  shape: ({ isBrazilian }) => (isBrazilian ? cardShape : {}),
} satisfies MethodForm
