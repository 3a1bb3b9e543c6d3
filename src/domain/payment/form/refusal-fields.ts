import { type RefusalFields, refusalAt } from '../../../ui/form/refusal-at.ts'
import { methodOf } from '../choices/method-registry.ts'
import { chosenMethod, type PaymentValues } from '../choices/payment-values.ts'
import type { PaymentOperation } from '../methods/payment-method.ts'

const fields: RefusalFields<PaymentOperation, PaymentValues> = {
  'payment-accept-terms-and-conditions-failure': 'acceptedTermsAndConditions',
  'payment-method-required': 'paymentMethodId',
  'payment-method-not-available': 'paymentMethodId',
  'payment-brazil-option-required': 'brazilPaymentMethods',
  'payment-fapesp-number-required': 'fapespNumber',
  'payment-address-incomplete': 'billingAddress.address1',
  'payment-postcode-invalid': 'billingAddress.zip',
  'payment-country-not-supported': 'billingAddress.country',
  'payment-organization-required': 'billingAddress.organization',
  'payment-phone-invalid': 'billingAddress.phone',
  'invoice-payer-name-required': 'invoiceAddress.organization',
  'payment-invoice-address-incomplete': 'invoiceAddress.address1',
  'payment-fapiao-answer-required': 'requireFapiao',
  'payment-fapiao-incomplete': 'fapiao.title',
  'prepayment-amount-too-low': 'amount',
  'prepayment-amount-too-high': 'amount',
}

export function paymentRefusalAt(paymentMethodId: string) {
  const method = methodOf(chosenMethod({ paymentMethodId }))
  return refusalAt<PaymentOperation, PaymentValues>({ ...fields, ...method?.refusedFields })
}
