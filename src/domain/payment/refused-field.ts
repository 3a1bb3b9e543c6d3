import type { PaymentRefusalKey } from '../../api/payment.ts'
import { paymentMethod } from './payment-method-codes.ts'

const fields: Partial<Record<PaymentRefusalKey, string>> = {
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
const cards: Readonly<Record<string, string>> = {
  [paymentMethod.card]: 'creditCard.nonce',
  [paymentMethod.allpagoCard]: 'allpagoCreditCard.checkoutId',
}

/** The group with the taxpayer fields, by method id. */
const taxpayers: Readonly<Record<string, string>> = {
  [paymentMethod.boleto]: 'boleto',
  [paymentMethod.allpagoPayPal]: 'allpagoPaypal',
  [paymentMethod.allpagoCard]: 'allpagoCreditCard',
}

/** Undefined if the refusal concerns the whole form. */
export function refusedField(key: string, method: string): string | undefined {
  const taxpayer = taxpayers[method]
  if (key === 'payment-tax-number-invalid') {
    return taxpayer && `${taxpayer}.taxIdentification.number`
  }
  if (key === 'payment-card-declined' || key === 'payment-card-incomplete') return cards[method]
  const byKey: Readonly<Record<string, string>> = fields
  return Object.hasOwn(byKey, key) ? byKey[key] : undefined
}
