import { describe, expect, it } from 'vitest'
import { paymentMethodIds } from '../../../../../src/api/generated/contract-codes.gen.ts'
import { testCards } from '../../../reference-data/payment/simulated-cards.ts'
import { methodOf } from '../methods/payment-methods.ts'
import { validateBrazilMethod, validateOrderFapiao } from './validate-method.ts'

type MethodForm = Parameters<typeof validateBrazilMethod>[0]
type TestedMethod = Parameters<typeof validateBrazilMethod>[1]

const base: MethodForm = {
  acceptedTermsAndConditions: true,
  paymentMethodId: paymentMethodIds.creditCard,
}
const { creditCard, bankTransfer, boleto, allpagoPayPal, allpagoCard } = paymentMethodIds
const cpf = { type: 'CPF', number: '529.982.247-25' } as const
const allpago = { brazilPaymentMethods: 'allpago' } as const
const fapesp = { brazilPaymentMethods: 'fapesp', fapespNumber: '2024/01234-5' } as const

describe('the payment source in Brazil', () => {
  const required = 'payment-brazil-option-required'

  it.each<[string, Partial<MethodForm>, TestedMethod, string | undefined]>([
    ['a boleto', allpago, boleto, undefined],
    ['FAPESP by card', fapesp, creditCard, undefined],
    ['FAPESP by bank transfer', fapesp, bankTransfer, undefined],
    ['nothing', {}, boleto, required],
    ['a card of another provider', allpago, creditCard, required],
    ['FAPESP by boleto', fapesp, boleto, required],
    ['both', { ...allpago, usingFapespFunds: true, fapespNumber: '1' }, creditCard, required],
    [
      'FAPESP without a number',
      { ...fapesp, fapespNumber: ' ' },
      creditCard,
      'payment-fapesp-number-required',
    ],
  ])('%s', (_, changes, method, refused) => {
    expect(validateBrazilMethod({ ...base, ...changes }, method)).toBe(refused)
  })
})

describe('the fields of a payment method', () => {
  const { approved, declined } = testCards
  const own = { checkoutId: approved, taxIdentification: cpf, numberOfInstallments: { value: 6 } }
  const wrong = { ...cpf, number: '529.982.247-26' }

  it.each<[string, TestedMethod, Partial<MethodForm>, boolean, string | undefined]>([
    ['a bank transfer, nothing', bankTransfer, {}, false, undefined],
    ['a card', creditCard, { creditCard: { nonce: approved } }, false, undefined],
    [
      'a card in a currency',
      creditCard,
      { creditCard: { nonce: approved, currency: { value: 'USD' } } },
      true,
      undefined,
    ],
    [
      'a card in Brazil without one',
      creditCard,
      { creditCard: { nonce: approved } },
      true,
      'payment-currency-not-available',
    ],
    ['no card', creditCard, {}, false, 'payment-card-incomplete'],
    [
      'a declined card',
      creditCard,
      { creditCard: { nonce: declined } },
      false,
      'payment-card-declined',
    ],
    ['a boleto', boleto, { boleto: { payer: 'Rafael', taxIdentification: cpf } }, true, undefined],
    [
      'a boleto without a payer',
      boleto,
      { boleto: { payer: ' ', taxIdentification: cpf } },
      true,
      'payment-boleto-payer-required',
    ],
    [
      'a boleto with an invalid number',
      boleto,
      { boleto: { payer: 'Rafael', taxIdentification: wrong } },
      true,
      'payment-tax-number-invalid',
    ],
    ['PayPal', allpagoPayPal, { allpagoPaypal: { taxIdentification: cpf } }, true, undefined],
    ['PayPal without a number', allpagoPayPal, {}, true, 'payment-tax-number-invalid'],
    ['a card in six instalments', allpagoCard, { allpagoCreditCard: own }, true, undefined],
    [
      'a card in seven instalments',
      allpagoCard,
      { allpagoCreditCard: { ...own, numberOfInstallments: { value: 7 } } },
      true,
      'payment-installments-invalid',
    ],
    [
      'a card in no instalments',
      allpagoCard,
      { allpagoCreditCard: { ...own, numberOfInstallments: { value: 0 } } },
      true,
      'payment-installments-invalid',
    ],
    [
      'a declined card there',
      allpagoCard,
      { allpagoCreditCard: { ...own, checkoutId: declined } },
      true,
      'payment-card-declined',
    ],
  ])('%s', (_, method, changes, isBrazilian, refused) => {
    expect(methodOf(method).refusalOf?.({ ...base, ...changes }, isBrazilian)).toBe(refused)
  })
})

describe('the fapiao of an order', () => {
  const fapiao = {
    ...{ type: 'general', deliveryTimeline: 'with-order' },
    ...{ title: '浙江大学', taxpayerNumber: '12330000470095016Q' },
  }

  it.each<[string, Partial<MethodForm>, string | undefined]>([
    ['is wanted and complete', { requireFapiao: 'yes', fapiao }, undefined],
    ['is not wanted', { requireFapiao: 'no' }, undefined],
    ['was not answered', { fapiao }, 'payment-fapiao-answer-required'],
    ['is wanted and missing', { requireFapiao: 'yes' }, 'payment-fapiao-incomplete'],
    [
      'has no number',
      { requireFapiao: 'yes', fapiao: { ...fapiao, taxpayerNumber: ' ' } },
      'payment-fapiao-incomplete',
    ],
  ])('%s', (_, changes, refused) => {
    expect(validateOrderFapiao({ ...base, ...changes })).toBe(refused)
  })
})
