import { describe, expect, it } from 'vitest'
import { paymentMethodIds } from '../../../../../src/api/generated/contract-codes.gen.ts'
import {
  acceptedPayment,
  type Form,
  payOpenInvoice,
  refused,
} from '../../../../testing/payment/pay-open-order.ts'
import { cardForm } from '../../../../testing/payment/payment-requests.ts'

describe('payments in Brazil', () => {
  const address = {
    ...{ name: 'Rafael Nogueira', organization: 'Unicamp', phone: '+55 19 99555 0186' },
    ...{ address1: 'Rua Monteiro Lobato, 255', city: 'Campinas', state: 'SP' },
    ...{ zip: '13083-862', country: { value: 32 } },
  }
  const taxIdentification = { type: 'CPF', number: '529.982.247-25' } as const
  const card = {
    checkoutId: 'checkout-approved-RC-1',
    numberOfInstallments: { value: 6 },
    taxIdentification,
  }
  const base = { acceptedTermsAndConditions: true, billingAddress: address } as const
  const allpago = { ...base, brazilPaymentMethods: 'allpago' } as const
  const byCard: Form = {
    ...allpago,
    paymentMethodId: paymentMethodIds.allpagoCard,
    allpagoCreditCard: card,
  }
  const byBoleto: Form = {
    ...allpago,
    paymentMethodId: paymentMethodIds.boleto,
    boleto: { payer: 'Rafael Nogueira', taxIdentification },
  }
  const wrong = { type: 'CNPJ', number: '11.222.333/0001-80' } as const
  const broken: [string, Form, string][] = [
    ['no option', { ...byCard, brazilPaymentMethods: undefined }, 'payment-brazil-option-required'],
    [
      'a method that does not fit it',
      { ...byCard, brazilPaymentMethods: 'fapesp' },
      'payment-brazil-option-required',
    ],
    [
      'FAPESP without a number',
      { ...base, ...cardForm, billingAddress: address, brazilPaymentMethods: 'fapesp' },
      'payment-fapesp-number-required',
    ],
    [
      'a card without a currency',
      {
        ...{ ...cardForm, billingAddress: address, brazilPaymentMethods: 'fapesp' },
        fapespNumber: '2024/01234-5',
      },
      'payment-currency-not-available',
    ],
    [
      'another country',
      { ...byCard, billingAddress: { ...address, country: { value: 223 } } },
      'payment-country-not-supported',
    ],
    [
      'a postcode of 7 digits',
      { ...byCard, billingAddress: { ...address, zip: '1308-862' } },
      'payment-postcode-invalid',
    ],
    [
      'no organization',
      { ...byCard, billingAddress: { ...address, organization: '' } },
      'payment-organization-required',
    ],
    [
      'no cardholder',
      { ...byCard, billingAddress: { ...address, name: '' } },
      'payment-address-incomplete',
    ],
    [
      'a wrong tax number',
      { ...byCard, allpagoCreditCard: { ...card, taxIdentification: wrong } },
      'payment-tax-number-invalid',
    ],
    [
      'seven parts',
      { ...byCard, allpagoCreditCard: { ...card, numberOfInstallments: { value: 7 } } },
      'payment-installments-invalid',
    ],
    [
      'no card',
      { ...byCard, allpagoCreditCard: { ...card, checkoutId: '' } },
      'payment-card-incomplete',
    ],
    [
      'a declined card',
      { ...byCard, allpagoCreditCard: { ...card, checkoutId: 'checkout-declined-1' } },
      'payment-card-declined',
    ],
    [
      'no payer',
      { ...byBoleto, boleto: { payer: ' ', taxIdentification } },
      'payment-boleto-payer-required',
    ],
    [
      'no tax number',
      { ...byBoleto, boleto: { payer: 'R. N.', taxIdentification: { type: 'CPF', number: '' } } },
      'payment-tax-number-invalid',
    ],
    [
      'PayPal without one',
      { ...allpago, paymentMethodId: paymentMethodIds.allpagoPayPal },
      'payment-tax-number-invalid',
    ],
  ]
  it.each(broken)('%s', async (_, form, error) => {
    expect(await payOpenInvoice('brazil', form)).toMatchObject(refused(error))
  })

  it('accepts a card with instalments, a boleto, PayPal, and FAPESP by card', async () => {
    expect(await payOpenInvoice('brazil', byCard)).toMatchObject({
      outcome: { payment: { status: 'approved', form: { installments: 6, taxIdentification } } },
    })
    expect(await payOpenInvoice('brazil', byBoleto)).toMatchObject(
      acceptedPayment('open', paymentMethodIds.boleto),
    )
    expect(
      await payOpenInvoice('brazil', {
        ...allpago,
        paymentMethodId: paymentMethodIds.allpagoPayPal,
        allpagoPaypal: { taxIdentification },
      }),
    ).toMatchObject({ outcome: { answer: { redirectUrl: '/external/allpago-paypal/RC-100001' } } })
    const creditCard = { ...cardForm.creditCard, currency: { value: 'USD' } }
    const fapesp: Form = {
      ...{
        ...base,
        paymentMethodId: paymentMethodIds.creditCard,
        creditCard,
        brazilPaymentMethods: 'fapesp',
      },
      fapespNumber: '2024/01234-5',
    }
    expect(await payOpenInvoice('brazil', fapesp)).toMatchObject({
      outcome: { payment: { status: 'approved', form: { card: { currency: 'USD' } } } },
    })
  })
})
