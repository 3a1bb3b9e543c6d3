import { fieldsOf } from '../../../ui/form/field-name.ts'
import { useFormState } from '../../../ui/form/form-context.ts'
import type { PaymentValues, SummedValues } from '../choices/payment-values.ts'

const fieldName = fieldsOf<PaymentValues>()

const names = {
  amount: fieldName('amount'),
  language: fieldName('digitalPurchase.language'),
  availablePurchaseIdentity: fieldName('digitalPurchase.availablePurchaseIdentity'),
}

export function useSummedValues(): SummedValues {
  const form = useFormState()
  const textOf = (name: keyof typeof names) => String(form.valueOf(names[name]) ?? '')
  return {
    amount: textOf('amount'),
    digitalPurchase: {
      language: textOf('language'),
      availablePurchaseIdentity: textOf('availablePurchaseIdentity'),
    },
  }
}
