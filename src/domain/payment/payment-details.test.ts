import { expect, test } from 'vitest'
import { paymentMethodIds } from '../../api/generated/contract-codes.gen.ts'
import { paymentDetailsOf } from './payment-details.ts'
import { testSettings, testValues, wholeAddress } from './test-payment-form.ts'

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
    testValues(3),
    {
      paymentMethodId: paymentMethodIds.creditCard,
      billingAddress: postalAddress,
      creditCard: card,
    },
  ],
  [
    'a card that is kept, in a currency of its own',
    testValues(3, { creditCard: { currency: { value: 'USD' }, braintreeSaveCC: true } }),
    {
      paymentMethodId: paymentMethodIds.creditCard,
      billingAddress: postalAddress,
      creditCard: { ...card, currency: { value: 'USD' }, braintreeSaveCC: true },
    },
  ],
  [
    'PayPal',
    testValues(6, { vat: 'X' }),
    { paymentMethodId: paymentMethodIds.payPal, billingAddress: postalAddress },
  ],
  [
    'a bank transfer',
    testValues(9, { vat: ' ESQ4618001D ', purchaseOrder: { number: ' PO-1 ' } }),
    {
      paymentMethodId: paymentMethodIds.bankTransfer,
      ...invoice,
      billingAddress: { ...postalAddress, organization, phone, vat: 'ESQ4618001D' },
      purchaseOrder: { number: 'PO-1' },
    },
  ],
  [
    'a bank transfer with an invoice elsewhere',
    testValues(9, { invoiceAddressDiffersFromBilling: true, invoiceAddress: wholeAddress }),
    {
      paymentMethodId: paymentMethodIds.bankTransfer,
      billingAddress: { ...postalAddress, organization, phone },
      invoiceAddressDiffersFromBilling: true,
      invoiceAddress: { ...postalAddress, organization },
    },
  ],
  [
    'UnionPay',
    testValues(21),
    {
      paymentMethodId: paymentMethodIds.unionPay,
      ...invoice,
      billingAddress: { ...postalAddress, name, phone },
    },
  ],
  ['a code to scan', testValues(28), { paymentMethodId: paymentMethodIds.wfoeQrPay }],
])('sends of %s what it asks for', async (_, values, details) => {
  expect(await paymentDetailsOf(values, testSettings(), 250, requestCard)).toEqual({
    ...common,
    ...details,
  })
})

test('sends nothing of a method where nothing is to be paid', async () => {
  const settings = testSettings({ isFree: true })
  expect(await paymentDetailsOf(testValues(3), settings, 0, requestCard)).toEqual({
    acceptedTermsAndConditions: true,
    amount: 0,
    paymentMethodId: paymentMethodIds.free,
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
] as const)('sends the answer %s about a fapiao', async (requireFapiao, said) => {
  const values = testValues(21, { requireFapiao, fapiao })
  const settings = testSettings({ isChinese: true, offersFapiao: true })
  const details = await paymentDetailsOf(values, settings, 250, requestCard)
  const { fapiao: sent, requireFapiao: answer } = details
  expect({ requireFapiao: answer, ...(sent && { fapiao: sent }) }).toEqual(said)
})

const brazil = testSettings({ isBrazilian: true })
const taxIdentification = { type: 'CPF', number: ' 529.982.247-25 ' }
const tax = { taxIdentification: { type: 'CPF', number: '529.982.247-25' } }

test.each([
  [
    23,
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
    22,
    'allpago',
    { allpagoPaypal: { taxIdentification } },
    { requestAllpago: true, allpagoPaypal: tax },
  ],
  [
    20,
    'allpago',
    { boleto: { payer: ' Rafael ', processNumber: '', taxIdentification } },
    { requestAllpago: true, boleto: { payer: 'Rafael', ...tax } },
  ],
  [
    3,
    'fapesp',
    { fapespNumber: ' 2024/01234-5 ' },
    { usingFapespFunds: true, fapespNumber: '2024/01234-5' },
  ],
] as const)(
  'sends by method %i with %s what Brazil asks for',
  async (method, option, typed, sent) => {
    const values = testValues(method, { brazilPaymentMethods: option, ...typed })
    expect(await paymentDetailsOf(values, brazil, 250, requestCard)).toMatchObject({
      brazilPaymentMethods: option,
      ...sent,
    })
  },
)
