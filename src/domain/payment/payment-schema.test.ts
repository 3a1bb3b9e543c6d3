import { i18n } from '@lingui/core'
import { beforeAll, expect, test } from 'vitest'
import { checkValues } from '../../ui/form/errors/check-values.ts'
import { noAddress } from '../addresses/address-values.ts'
import { paymentSchema } from './payment-schema.ts'
import { testSettings, testValues } from './test-payment-form.ts'

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }))

type Values = ReturnType<typeof testValues>
type Settings = Parameters<typeof testSettings>[0]

async function findingsIn(values: Values, settings: Settings = {}) {
  const checked = await checkValues(paymentSchema(testSettings(settings)), values)
  return 'findings' in checked ? Object.keys(checked.findings).sort() : []
}

const nothing = { billingAddress: noAddress() }
const address = ['billingAddress.address1', 'billingAddress.city', 'billingAddress.country']
const withZip = [...address, 'billingAddress.zip']
const organization = 'billingAddress.organization'
const name = 'billingAddress.name'
const phone = 'billingAddress.phone'

test.each([
  [3, withZip],
  [6, withZip],
  [9, [...withZip, organization, phone].sort()],
  [19, [...withZip, name, phone].sort()],
  [21, [...withZip, name, phone].sort()],
  [25, [...withZip, name, phone].sort()],
  [27, []],
  [28, []],
])('method %i asks an empty address for %o', async (method, findings) => {
  expect(await findingsIn(testValues(method, nothing))).toEqual(findings)
})

test.each([
  ['all of a bank transfer', testValues(9), {}, []],
  ['no method', { ...testValues(3), paymentMethodId: '' }, {}, ['paymentMethodId']],
  ['a method that is only shown', testValues(9), { context: 'prepay' }, ['paymentMethodId']],
  ['a method that is not offered', testValues(19), { context: 'prepay' }, ['paymentMethodId']],
  [
    'terms that are not accepted',
    testValues(3, { acceptedTermsAndConditions: false }),
    {},
    ['acceptedTermsAndConditions'],
  ],
  [
    'an invoice elsewhere',
    testValues(9, { invoiceAddressDiffersFromBilling: true }),
    {},
    [
      'invoiceAddress.address1',
      'invoiceAddress.city',
      'invoiceAddress.organization',
      'invoiceAddress.states.US',
      'invoiceAddress.zip',
    ],
  ],
  [
    'an invoice elsewhere by PayPal',
    testValues(6, { invoiceAddressDiffersFromBilling: true }),
    {},
    [],
  ],
  ['a VAT number that is too long', testValues(9, { vat: 'V'.repeat(31) }), {}, ['vat']],
  ['that VAT number by card', testValues(3, { vat: 'V'.repeat(31) }), {}, []],
  [
    'a purchase order that is too long',
    testValues(9, { purchaseOrder: { number: 'P'.repeat(61) } }),
    {},
    ['purchaseOrder.number'],
  ],
  [
    'no telephone in China',
    testValues(21, { billingAddress: { ...testValues(21).billingAddress, phone: '' } }),
    { isChinese: true },
    [],
  ],
  [
    'nothing where nothing is to be paid',
    { ...testValues(3, nothing), paymentMethodId: '' },
    { isFree: true },
    [],
  ],
] as const)('finds in %s what is wrong', async (_, values, settings, findings) => {
  expect(await findingsIn(values, settings)).toEqual(findings)
})
