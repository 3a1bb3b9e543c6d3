import { expect, test } from 'vitest'
import { Refusal } from '../../../api/errors/api-failure.ts'
import { paymentMethodIds } from '../../../api/generated/contract-codes.gen.ts'
import { FormFailure } from '../../../ui/form/form-failure.ts'
import { paymentRefusalAt } from './refusal-fields.ts'

const { creditCard, allpagoCard, boleto, unionPay } = paymentMethodIds

test.each([
  ['payment-card-declined', creditCard, 'creditCard.isEntered'],
  ['payment-card-declined', allpagoCard, 'allpagoCreditCard.checkoutId'],
  ['payment-tax-number-invalid', boleto, 'boleto.taxIdentification.number'],
  ['payment-tax-number-invalid', creditCard, undefined],
  ['payment-phone-invalid', unionPay, 'billingAddress.phone'],
  ['prepayment-amount-too-low', creditCard, 'amount'],
  ['prepayment-amount-too-high', creditCard, 'amount'],
  ['payment-already-paid', creditCard, undefined],
  ['constructor', creditCard, undefined],
])('%s by method %s is shown at %s', (key, method, field) => {
  const failure = paymentRefusalAt(String(method))(new Refusal(key))
  const fields = failure instanceof FormFailure ? [...failure.fields.keys()] : undefined
  expect(fields).toEqual(field ? [field] : [])
})
