import { paymentMethodIds } from '../../api/generated/contract-codes.gen.ts'
import { type RefusalFields, refusalAt } from '../../ui/form/errors/refusal-at.ts'
import type { FieldPath } from '../../ui/form/field-name.ts'
import type { CardValues } from './methods/card-session.ts'
import type { PaymentValues } from './payment-values.ts'

/** Every payment refuses with the same keys. */
type PaymentOperation = 'payForPrepayment'

type FormValues = PaymentValues & CardValues

const fields: RefusalFields<PaymentOperation, FormValues> = {
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
  'payment-boleto-payer-required': 'boleto.payer',
  'payment-installments-invalid': 'allpagoCreditCard.numberOfInstallments.value',
  'payment-currency-not-available': 'creditCard.currency.value',
  'payment-fapiao-answer-required': 'requireFapiao',
  'payment-fapiao-incomplete': 'fapiao.title',
  'prepayment-amount-too-low': 'amount',
}

/** The card field, by method id. */
const cards: Readonly<Record<string, FieldPath<FormValues>>> = {
  [paymentMethodIds.creditCard]: 'creditCard.nonce',
  [paymentMethodIds.allpagoCard]: 'allpagoCreditCard.checkoutId',
}

/** The group with the taxpayer fields, by method id. */
const taxpayers: Readonly<Record<string, 'boleto' | 'allpagoPaypal' | 'allpagoCreditCard'>> = {
  [paymentMethodIds.boleto]: 'boleto',
  [paymentMethodIds.allpagoPayPal]: 'allpagoPaypal',
  [paymentMethodIds.allpagoCard]: 'allpagoCreditCard',
}

/** Shows the refusal of a payment by the method at its field. */
export function paymentRefusalAt(method: string) {
  const taxpayer = taxpayers[method]
  return refusalAt<PaymentOperation, FormValues>({
    ...fields,
    'payment-tax-number-invalid': taxpayer && `${taxpayer}.taxIdentification.number`,
    'payment-card-declined': cards[method],
    'payment-card-incomplete': cards[method],
  })
}
