import { i18n } from '@lingui/core'
import { beforeAll, expect, test } from 'vitest'
import { paymentMethodIds } from '../../../api/generated/contract-codes.gen.ts'
import { checkValues } from '../../../ui/form/check-values.ts'
import { noAddress } from '../../addresses/address-values.ts'
import { loadMethodShapes } from '../choices/method-registry.ts'
import { paymentSchema } from './payment-schema.ts'
import { testSettings, testValues } from './test-payment-form.ts'

const { creditCard, payPal, bankTransfer, alipay, unionPay, weChatPay, wfoeWebPay, wfoeQrPay } =
  paymentMethodIds

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }))

type Values = ReturnType<typeof testValues>
type Settings = Parameters<typeof testSettings>[0]

async function findingsIn(values: Values, settings: Settings = {}) {
  const tested = testSettings(settings)
  const shapes = await loadMethodShapes(tested.methods, tested)
  const checked = await checkValues(paymentSchema({ settingsFor: () => tested, shapes }), values)
  return 'findings' in checked ? Object.keys(checked.findings).sort() : []
}

const nothing = { billingAddress: noAddress() }
const address = ['billingAddress.address1', 'billingAddress.city', 'billingAddress.country']
const withZip = [...address, 'billingAddress.zip']
const organization = 'billingAddress.organization'
const name = 'billingAddress.name'
const phone = 'billingAddress.phone'

test.each([
  [creditCard, withZip],
  [payPal, withZip],
  [bankTransfer, [...withZip, organization, phone].sort()],
  [alipay, [...withZip, name, phone].sort()],
  [unionPay, [...withZip, name, phone].sort()],
  [weChatPay, [...withZip, name, phone].sort()],
  [wfoeWebPay, []],
  [wfoeQrPay, []],
])('method %i reports for an empty address %o', async (method, findings) => {
  expect(await findingsIn(testValues(method, nothing))).toEqual(findings)
})

test.each([
  ['all of a bank transfer', testValues(bankTransfer), {}, []],
  ['no method', { ...testValues(creditCard), paymentMethodId: '' }, {}, ['paymentMethodId']],
  ['a disabled method', testValues(bankTransfer), { context: 'prepay' }, ['paymentMethodId']],
  ['a method that is not offered', testValues(alipay), { context: 'prepay' }, ['paymentMethodId']],
  [
    'terms that are not accepted',
    testValues(creditCard, { acceptedTermsAndConditions: false }),
    {},
    ['acceptedTermsAndConditions'],
  ],
  [
    'another invoice address',
    testValues(bankTransfer, { invoiceAddressDiffersFromBilling: true }),
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
    'another invoice address by PayPal',
    testValues(payPal, { invoiceAddressDiffersFromBilling: true }),
    {},
    [],
  ],
  ['a VAT number that is too long', testValues(bankTransfer, { vat: 'V'.repeat(31) }), {}, ['vat']],
  ['that VAT number by card', testValues(creditCard, { vat: 'V'.repeat(31) }), {}, []],
  [
    'a purchase order that is too long',
    testValues(bankTransfer, { purchaseOrder: { number: 'P'.repeat(61) } }),
    {},
    ['purchaseOrder.number'],
  ],
  [
    'no telephone in China',
    testValues(unionPay, { billingAddress: { ...testValues(unionPay).billingAddress, phone: '' } }),
    { isChinese: true },
    [],
  ],
  [
    'nothing where nothing is to be paid',
    { ...testValues(creditCard, nothing), paymentMethodId: '' },
    { isFree: true },
    [],
  ],
] as const)('finds the errors of %s', async (_, values, settings, findings) => {
  expect(await findingsIn(values, settings)).toEqual(findings)
})
