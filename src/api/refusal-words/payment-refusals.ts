import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { RefusalKey } from '../client-contract.gen.ts'

export const paymentRefusals = {
  'payment-accept-terms-and-conditions-failure': msg`Please accept the terms and conditions before you pay.`,
  'payment-method-required': msg`Please choose a payment method.`,
  'payment-method-not-available': msg`This payment method cannot be used here. Please choose another one.`,
  'payment-brazil-option-required': msg`You must select an option: please choose what you pay with, and a payment method that belongs to it.`,
  'payment-fapesp-number-required': msg`Please enter the number of your FAPESP process.`,
  'payment-address-incomplete': msg`Your billing address is not complete. Please fill in every field that is marked.`,
  'payment-postcode-invalid': msg`Postcode must be 8 digits. Please correct it.`,
  'payment-country-not-supported': msg`This payment method is not available in the country of your billing address. Please choose another method or another address.`,
  'payment-organization-required': msg`Organization name is required. Please add it to your billing address.`,
  'invoice-payer-name-required': msg`Please enter the name of the organization that will pay the invoice.`,
  'payment-phone-invalid': msg`Please enter a phone number of 7 to 25 characters; with a fapiao it must be 11 digits.`,
  'payment-invoice-address-incomplete': msg`The invoice address is not complete. Please fill in every field that is marked.`,
  'payment-tax-number-invalid': msg`Please enter your tax number: a valid CPF or CNPJ.`,
  'payment-boleto-payer-required': msg`Please enter who will pay the boleto.`,
  'payment-installments-invalid': msg`You must select a valid number of installments.`,
  'payment-card-incomplete': msg`We did not receive your card. Please enter it again.`,
  'payment-card-declined': msg`Your bank declined the card, and nothing was charged. Please use another card or another payment method.`,
  'payment-currency-not-available': msg`Please select a payment currency that the card can be charged in.`,
  'payment-fapiao-answer-required': msg`Please say whether you need a fapiao.`,
  'payment-fapiao-incomplete': msg`The fapiao is not complete. Please fill in its type, delivery timeline, title and taxpayer number.`,
  'payment-amount-changed': msg`The total has changed since you opened this page. Please check it and pay again.`,
  'payment-credits-not-allowed': msg`Credits cannot be used for this payment. Please choose another payment method.`,
  'payment-credits-exceeded': msg`You have fewer credits than you want to use. Please check the amount.`,
  'payment-prepayment-exceeded': msg`The prepay amount is more than can be used here. Please check it.`,
  'payment-voucher-not-valid': msg`This voucher cannot be used: it is unknown, was used before or has expired. Please check the code.`,
  'payment-already-paid': msg`This has been paid already, so nothing was charged. Please check your invoices.`,
  'prepayments-disabled': msg`Prepayments are disabled at the moment. Please pay when you order.`,
  'prepayment-amount-too-low': msg`This is less than the smallest prepayment. Please enter a larger amount.`,
} satisfies Partial<Record<RefusalKey, MessageDescriptor>>
