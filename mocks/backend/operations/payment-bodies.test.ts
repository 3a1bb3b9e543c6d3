import { expect, expectTypeOf, it } from 'vitest'
import { paymentMethodIds } from '../../../src/api/generated/contract-codes.gen.ts'
import { testBackend } from '../../testing/backend-in-scenario.ts'
import { boletoForm, cardForm, testKey } from '../../testing/payment/payment-requests.ts'
import type { Schemas } from '../../world/rows/contract-types.ts'

const terms = { acceptedTermsAndConditions: true }
const { billingAddress, creditCard } = cardForm
const order = 'PUT /api/order-form/form-1/payments'
const payOff = 'POST /api/payoff/payment'
const prepay = 'POST /api/prepay/payment'
const editing = 'POST /api/digital-edit/payment'
const translation = 'POST /api/digital-translation/payment'

it.each([
  [
    'an order without terms',
    order,
    { ...cardForm, acceptedTermsAndConditions: undefined },
    'acceptedTermsAndConditions',
  ],
  ['an order without a method', order, terms, 'paymentMethodId'],
  ['an order by an unknown method', order, { ...terms, paymentMethodId: 2 }, 'paymentMethodId'],
  ['a missing card', order, { ...cardForm, creditCard: undefined }, 'creditCard'],
  [
    'a card without a nonce',
    order,
    { ...cardForm, creditCard: { type: 'Visa' } },
    'creditCard/nonce',
  ],
  [
    'a card without an address',
    order,
    { ...cardForm, billingAddress: undefined },
    'billingAddress',
  ],
  [
    'PayPal with a card',
    order,
    { ...terms, paymentMethodId: paymentMethodIds.payPal, billingAddress, creditCard },
    'creditCard',
  ],
  [
    'a boleto without its payer',
    order,
    { ...boletoForm, boleto: { taxIdentification: boletoForm.boleto.taxIdentification } },
    'boleto/payer',
  ],
  ['a pay-off of no invoice', payOff, cardForm, 'payoffReceiptCodes'],
  ['a prepayment of no amount', prepay, cardForm, 'amount'],
  [
    'a prepayment of a product',
    prepay,
    { ...cardForm, amount: 100, availableDigitalPurchaseIdentity: 'x' },
    'availableDigitalPurchaseIdentity',
  ],
  ['no subscription', editing, cardForm, 'availableDigitalPurchaseIdentity'],
  ['no package', translation, cardForm, 'availableDigitalPurchaseIdentity'],
])('names only the field that breaks the contract: %s', async (_, call, json, field) => {
  const { send } = await testBackend('returning-customer')
  const { status, body } = await send(call, { json, headers: testKey('payment-bodies-0001') })
  expect([status, body]).toMatchObject([400, { errors: [{ pointer: `/body/${field}` }] }])
})

it('has types for the fields of a prepayment by card', () => {
  type PrepaymentBody = Schemas['PrepaymentPayment']
  type Whole = {
    acceptedTermsAndConditions: true
    amount: 250
    paymentMethodId: typeof paymentMethodIds.creditCard
    billingAddress: { city: string }
    creditCard: { nonce: string }
  }
  expectTypeOf<Whole>().toExtend<PrepaymentBody>()
  expectTypeOf<Omit<Whole, 'amount'>>().not.toExtend<PrepaymentBody>()
  expectTypeOf<Omit<Whole, 'creditCard'>>().not.toExtend<PrepaymentBody>()
  expectTypeOf<Omit<Whole, 'billingAddress'>>().not.toExtend<PrepaymentBody>()
  expectTypeOf<
    Omit<Whole, 'creditCard'> & { creditCard: { type: string } }
  >().not.toExtend<PrepaymentBody>()
  expectTypeOf<Whole>().not.toExtend<Schemas['InvoicePayOff']>()
  expectTypeOf<Whole>().not.toExtend<Schemas['DigitalPurchasePayment']>()
})
