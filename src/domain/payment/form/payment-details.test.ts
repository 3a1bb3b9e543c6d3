import { expect, test } from 'vitest'
import { paymentMethodIds } from '../../../api/generated/contract-codes.gen.ts'
import { paymentDetailsOf } from './payment-details.ts'
import { testSettings, testValues, wholeAddress } from './test-payment-form.ts'

const { creditCard, free, payPal, bankTransfer, boleto, unionPay } = paymentMethodIds
const { allpagoPayPal, allpagoCard, wfoeQrPay } = paymentMethodIds

const postalAddress = {
  address1: '130 Science Drive',
  city: 'Durham',
  state: 'NC',
  zip: '27708',
  country: { value: 223 },
}
const { phone, organization, name } = wholeAddress
const common = { acceptedTermsAndConditions: true, amount: 250 }
const card = { nonce: 'card-approved-4f2a', type: 'Visa', lastFour: '4242' }
const requestCard = async () => card
const invoice = { invoiceAddressDiffersFromBilling: false }

test.each([
  [
    'a card',
    testValues(creditCard),
    { paymentMethodId: creditCard, billingAddress: postalAddress, creditCard: card },
  ],
  [
    'a saved card, in its own currency',
    testValues(creditCard, {
      creditCard: { isEntered: true, currency: { value: 'USD' }, braintreeSaveCC: true },
    }),
    {
      paymentMethodId: creditCard,
      billingAddress: postalAddress,
      creditCard: { ...card, currency: { value: 'USD' }, braintreeSaveCC: true },
    },
  ],
  [
    'PayPal',
    testValues(payPal, { vat: 'X' }),
    { paymentMethodId: payPal, billingAddress: postalAddress },
  ],
  [
    'a bank transfer',
    testValues(bankTransfer, { vat: ' ESQ4618001D ', purchaseOrder: { number: ' PO-1 ' } }),
    {
      paymentMethodId: bankTransfer,
      ...invoice,
      billingAddress: { ...postalAddress, organization, phone, vat: 'ESQ4618001D' },
      purchaseOrder: { number: 'PO-1' },
    },
  ],
  [
    'a bank transfer with another invoice address',
    testValues(bankTransfer, {
      invoiceAddressDiffersFromBilling: true,
      invoiceAddress: wholeAddress,
    }),
    {
      paymentMethodId: bankTransfer,
      billingAddress: { ...postalAddress, organization, phone },
      invoiceAddressDiffersFromBilling: true,
      invoiceAddress: { ...postalAddress, organization },
    },
  ],
  [
    'UnionPay',
    testValues(unionPay),
    {
      paymentMethodId: unionPay,
      ...invoice,
      billingAddress: { ...postalAddress, name, phone },
    },
  ],
  ['a QR code', testValues(wfoeQrPay), { paymentMethodId: wfoeQrPay }],
])('sends the fields of %s', async (_, values, details) => {
  expect(await paymentDetailsOf(values, testSettings(), { amount: 250 }, requestCard)).toEqual({
    ...common,
    ...details,
  })
})

test.each([['RC-60012'], [undefined]])('continues the payment %s', async (receiptCode) => {
  const bill = { amount: 250, receiptCode }
  const details = await paymentDetailsOf(testValues(payPal), testSettings(), bill, requestCard)
  expect(details).toMatchObject({ ...common, paymentMethodId: payPal })
  expect(details.receiptCode).toBe(receiptCode)
})

test('sends no method where nothing is to be paid', async () => {
  const settings = testSettings({ isFree: true })
  expect(
    await paymentDetailsOf(testValues(creditCard), settings, { amount: 0 }, requestCard),
  ).toEqual({
    acceptedTermsAndConditions: true,
    amount: 0,
    paymentMethodId: free,
  })
})

const fapiao = {
  id: '',
  type: 'general',
  deliveryTimeline: 'with-order',
  title: '浙江大学',
  taxpayerNumber: '12330000470095016Q',
  specialInstructions: '',
}

test.each([
  [
    'yes',
    { requireFapiao: 'yes', fapiao: { ...fapiao, id: undefined, specialInstructions: undefined } },
  ],
  ['no', { requireFapiao: 'no' }],
] as const)('sends the answer %s about a fapiao', async (requireFapiao, expected) => {
  const values = testValues(unionPay, { requireFapiao, fapiao })
  const settings = testSettings({ isChinese: true, offersFapiao: true })
  const details = await paymentDetailsOf(values, settings, { amount: 250 }, requestCard)
  const { fapiao: sent, requireFapiao: answer } = details
  expect({ requireFapiao: answer, ...(sent && { fapiao: sent }) }).toEqual(expected)
})

test.each([
  [bankTransfer, 'no', 'X'],
  [bankTransfer, 'yes', undefined],
  [creditCard, 'no', undefined],
] as const)(
  'sends by method %s with the answer %s about a fapiao the VAT number %s',
  async (method, requireFapiao, vat) => {
    const values = testValues(method, { vat: 'X', requireFapiao, fapiao })
    const settings = testSettings({ offersFapiao: true })
    const details = await paymentDetailsOf(values, settings, { amount: 250 }, requestCard)
    expect('billingAddress' in details && details.billingAddress.vat).toBe(vat)
  },
)

const brazil = testSettings({ isBrazilian: true })
const taxIdentification = { type: 'CPF', number: ' 529.982.247-25 ' }
const tax = { taxIdentification: { type: 'CPF', number: '529.982.247-25' } }

test.each([
  [
    allpagoCard,
    'allpago',
    {
      allpagoCreditCard: {
        checkoutId: 'checkout-1',
        numberOfInstallments: { value: '3' },
        taxIdentification,
        createRegistration: false,
      },
    },
    {
      requestAllpago: true,
      allpagoCreditCard: { checkoutId: 'checkout-1', numberOfInstallments: { value: 3 }, ...tax },
    },
  ],
  [
    allpagoPayPal,
    'allpago',
    { allpagoPaypal: { taxIdentification } },
    { requestAllpago: true, allpagoPaypal: tax },
  ],
  [
    boleto,
    'allpago',
    { boleto: { payer: ' Rafael ', processNumber: '', taxIdentification } },
    { requestAllpago: true, boleto: { payer: 'Rafael', ...tax } },
  ],
  [
    creditCard,
    'fapesp',
    { fapespNumber: ' 2024/01234-5 ' },
    { usingFapespFunds: true, fapespNumber: '2024/01234-5' },
  ],
] as const)(
  'sends by method %i with %s the fields of Brazil',
  async (method, option, typed, sent) => {
    const values = testValues(method, { brazilPaymentMethods: option, ...typed })
    expect(await paymentDetailsOf(values, brazil, { amount: 250 }, requestCard)).toMatchObject({
      brazilPaymentMethods: option,
      ...sent,
    })
  },
)
