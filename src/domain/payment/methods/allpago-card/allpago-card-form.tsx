import type { MethodForm } from '../method-form.ts'
import { AllpagoCardField } from './allpago-card-field.tsx'

export const allpagoCardForm: MethodForm = {
  Fields: ({ sum, receiptCode }) => <AllpagoCardField amount={sum} receiptCode={receiptCode} />,
}
