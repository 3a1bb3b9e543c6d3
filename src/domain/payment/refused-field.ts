import type { PaymentRefusalKey } from '../../api/payment.ts'

/** The field that has to change before a payment can succeed, where its refusal has one. */
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

/** Where a card is entered, by its method. */
const cards: Readonly<Record<string, string>> = {
  '3': 'creditCard.nonce',
  '23': 'allpagoCreditCard.checkoutId',
}

/** The group of the form that asks for a taxpayer, by its method. */
const taxpayers: Readonly<Record<string, string>> = {
  '20': 'boleto',
  '22': 'allpagoPaypal',
  '23': 'allpagoCreditCard',
}

/** The name of the field that a refusal points at; undefined where it speaks of the whole. */
export function refusedField(key: string, method: string): string | undefined {
  const taxpayer = taxpayers[method]
  if (key === 'payment-tax-number-invalid') {
    return taxpayer && `${taxpayer}.taxIdentification.number`
  }
  if (key === 'payment-card-declined' || key === 'payment-card-incomplete') return cards[method]
  const byKey: Readonly<Record<string, string>> = fields
  return Object.hasOwn(byKey, key) ? byKey[key] : undefined
}
