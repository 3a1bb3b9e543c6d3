import { useFormState } from '../../ui/form/form-context.ts'
import type { PaymentChoices } from './payment-form-rules.ts'

const text = (value: unknown) => (typeof value === 'string' ? value : '')

/** From the enclosing form. */
export function usePaymentChoices(): PaymentChoices {
  const form = useFormState()
  return {
    paymentMethodId: text(form.valueOf('paymentMethodId')),
    brazilPaymentMethods: text(form.valueOf('brazilPaymentMethods')),
    requireFapiao: text(form.valueOf('requireFapiao')),
    invoiceAddressDiffersFromBilling: form.valueOf('invoiceAddressDiffersFromBilling') === true,
  }
}
