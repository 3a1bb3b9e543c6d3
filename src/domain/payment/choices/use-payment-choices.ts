import { fieldsOf } from '../../../ui/form/field-name.ts'
import { useFormState } from '../../../ui/form/form-context.ts'
import type { FundValues } from '../funds/funds-rules.ts'
import type { PaymentChoices } from './payment-form-rules.ts'
import type { PaymentValues } from './payment-values.ts'

const fieldName = fieldsOf<PaymentValues>()

const text = (value: unknown) => (typeof value === 'string' ? value : '')

export function usePaymentChoices(): PaymentChoices & FundValues {
  const form = useFormState()
  const option = form.valueOf(fieldName('prepaymentOption'))
  return {
    paymentMethodId: text(form.valueOf(fieldName('paymentMethodId'))),
    brazilPaymentMethods: text(form.valueOf(fieldName('brazilPaymentMethods'))),
    requireFapiao: text(form.valueOf(fieldName('requireFapiao'))),
    invoiceAddressDiffersFromBilling:
      form.valueOf(fieldName('invoiceAddressDiffersFromBilling')) === true,
    useCredits: form.valueOf(fieldName('useCredits')) === 'yes' ? 'yes' : 'no',
    prepaymentOption: option === 'fullPayment' || option === 'partialPayment' ? option : 'none',
    prepaymentAmount: text(form.valueOf(fieldName('prepaymentAmount'))),
  }
}
