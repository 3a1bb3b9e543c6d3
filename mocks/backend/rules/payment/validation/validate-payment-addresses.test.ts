import { describe, expect, it } from 'vitest'
import { paymentMethodIds } from '../../../../../src/api/generated/contract-codes.gen.ts'
import { testAddress } from '../../../../testing/payment/payment-requests.ts'
import { isPhone, validatePaymentAddresses } from './validate-payment-addresses.ts'

type AddressInput = Parameters<typeof validatePaymentAddresses>[0]
type AddressMethod = AddressInput['method']
type BillingAddress = NonNullable<AddressInput['form']['billingAddress']>

const { bankTransfer, creditCard, alipay, boleto, wfoeWebPay } = paymentMethodIds
const brazil: BillingAddress = {
  ...{ organization: 'Unicamp', address1: 'Rua Monteiro Lobato, 255', city: 'Campinas' },
  ...{ state: 'SP', zip: '13083-862', country: { value: 32 } },
}

function refusalFor(
  method: AddressMethod,
  address: BillingAddress,
  changes: Partial<AddressInput> = {},
) {
  const form: AddressInput['form'] = {
    acceptedTermsAndConditions: true,
    paymentMethodId: method,
    billingAddress: address,
    ...changes.form,
  }
  return validatePaymentAddresses({ method, isChinese: false, withFapiao: false, ...changes, form })
}

describe('the billing address', () => {
  it.each<[string, AddressMethod, BillingAddress, string | undefined]>([
    ['with every required field', bankTransfer, testAddress, undefined],
    ['of a method that requires none', wfoeWebPay, {}, undefined],
    [
      'without a telephone where none is required',
      creditCard,
      { ...testAddress, phone: '' },
      undefined,
    ],
    ['of Brazil', boleto, brazil, undefined],
    [
      'without a street',
      creditCard,
      { ...testAddress, address1: ' ' },
      'payment-address-incomplete',
    ],
    ['without a city', creditCard, { ...testAddress, city: '' }, 'payment-address-incomplete'],
    ['without its state', creditCard, { ...testAddress, state: '' }, 'payment-address-incomplete'],
    ['without a postcode', creditCard, { ...testAddress, zip: '' }, 'payment-address-incomplete'],
    [
      'without a country',
      creditCard,
      { ...testAddress, country: undefined },
      'payment-address-incomplete',
    ],
    ['without a name', alipay, { ...testAddress, name: '' }, 'payment-address-incomplete'],
    [
      'in an unknown country',
      creditCard,
      { ...testAddress, country: { value: 9_999 } },
      'payment-country-not-supported',
    ],
    ['outside Brazil', boleto, testAddress, 'payment-country-not-supported'],
    [
      'without the organization',
      bankTransfer,
      { ...testAddress, organization: ' ' },
      'payment-organization-required',
    ],
    ['with a short postcode', boleto, { ...brazil, zip: '1308-862' }, 'payment-postcode-invalid'],
    [
      'with a short telephone',
      bankTransfer,
      { ...testAddress, phone: '919555' },
      'payment-phone-invalid',
    ],
  ])('%s', (_, method, address, refused) => {
    expect(refusalFor(method, address)).toBe(refused)
  })
})

describe('the telephone', () => {
  it.each([
    ['1234567', false, true],
    [' 123456 ', false, false],
    ['1'.repeat(25), false, true],
    ['1'.repeat(26), false, false],
    [undefined, false, false],
    ['13800138000', true, true],
    ['1380013800', true, false],
    ['+1380013800', true, false],
  ])('%s, with a fapiao: %s, is valid: %s', (phone, withFapiao, expected) => {
    expect(isPhone(phone, withFapiao)).toBe(expected)
  })

  it.each([
    ['may be left out in China', '', true, false, undefined],
    ['is required elsewhere', '', false, false, 'payment-phone-invalid'],
    ['is required in China with a fapiao', '', true, true, 'payment-phone-invalid'],
    ['is validated in China where it is entered', '123', true, false, 'payment-phone-invalid'],
  ])('%s', (_, phone, isChinese, withFapiao, refused) => {
    expect(refusalFor(alipay, { ...testAddress, phone }, { isChinese, withFapiao })).toBe(refused)
  })
})

describe('the invoice address', () => {
  const other = { ...testAddress, organization: 'Library' }
  const incomplete = 'payment-invoice-address-incomplete'

  it.each([
    ['is the same unless stated otherwise', bankTransfer, {}, undefined],
    ['is the same', bankTransfer, { invoiceAddressSameAsBilling: true }, undefined],
    [
      'is another',
      bankTransfer,
      { invoiceAddressSameAsBilling: false, invoiceAddress: other },
      undefined,
    ],
    [
      'is not requested with a card',
      creditCard,
      { invoiceAddressDiffersFromBilling: true },
      undefined,
    ],
    [
      'is missing',
      bankTransfer,
      { invoiceAddressDiffersFromBilling: true },
      'invoice-payer-name-required',
    ],
    [
      'lacks its city',
      bankTransfer,
      { invoiceAddressSameAsBilling: false, invoiceAddress: { ...other, city: '' } },
      incomplete,
    ],
  ] as const)('%s', (_, method, changes, refused) => {
    const form = { acceptedTermsAndConditions: true, paymentMethodId: method, ...changes }
    expect(
      refusalFor(method, testAddress, { form: { billingAddress: testAddress, ...form } }),
    ).toBe(refused)
  })
})
