import { fieldsOf } from '../../../ui/form/field-name.ts'
import type { FormState } from '../../../ui/form/form-context.ts'
import { type BrazilOption, fapespCurrency } from '../brazil/brazil-rules.ts'
import type { PaymentValues } from '../choices/payment-values.ts'

const fieldName = fieldsOf<PaymentValues>()

export function afterBrazilOption(option: BrazilOption, change: FormState['change']): void {
  change(fieldName('paymentMethodId'), '')
  if (option === 'fapesp') change(fieldName('creditCard.currency.value'), fapespCurrency)
}
