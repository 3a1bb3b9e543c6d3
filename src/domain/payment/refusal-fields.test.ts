import { expect, test } from 'vitest'
import { Refusal } from '../../api/errors/api-failure.ts'
import { FormFailure } from '../../ui/form/errors/form-failure.ts'
import { paymentRefusalAt } from './refusal-fields.ts'

test.each([
  ['payment-card-declined', '3', 'creditCard.nonce'],
  ['payment-card-declined', '23', 'allpagoCreditCard.checkoutId'],
  ['payment-tax-number-invalid', '20', 'boleto.taxIdentification.number'],
  ['payment-tax-number-invalid', '3', undefined],
  ['payment-phone-invalid', '21', 'billingAddress.phone'],
  ['prepayment-amount-too-low', '3', 'amount'],
  ['payment-already-paid', '3', undefined],
  ['constructor', '3', undefined],
])('%s by method %s is said at %s', (key, method, field) => {
  const failure = paymentRefusalAt(method)(new Refusal(key))
  const fields = failure instanceof FormFailure ? Object.keys(failure.fields) : undefined
  expect(fields).toEqual(field ? [field] : [])
})
