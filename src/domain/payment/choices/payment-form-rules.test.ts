import { expect, test } from 'vitest'
import { paymentMethodIds } from '../../../api/generated/contract-codes.gen.ts'
import { testSettings } from '../form/test-payment-form.ts'
import { paymentSettings, withoutCharge } from '../payment-settings.ts'
import { requiresFapiao, showsFapiaoQuestion } from './payment-form-rules.ts'

const { unionPay, weChatPay } = paymentMethodIds
const { countries, methods } = testSettings()
const site = (fapiaoAvailable: boolean, allowsFapiaoProcessingAfterPayment: boolean) => ({
  config: { fapiaoAvailable },
  localization: { allowsFapiaoProcessingAfterPayment },
})
const atOrder = site(true, false)

test.each([
  ['in China, where none can be requested later', 'CN', atOrder, {}, true],
  ['elsewhere', 'US', atOrder, {}, false],
  ['where none is available', 'CN', site(false, false), {}, false],
  ['where one is requested after the payment', 'CN', site(true, true), {}, false],
  ['with several invoices', 'CN', atOrder, { withoutFapiao: true }, false],
] as const)('asks about a fapiao %s', (_, country, application, more, asks) => {
  const user = { country, impersonatorIdentity: null }
  const common = { application, user, countries, methods, context: 'order' } as const
  const settings = paymentSettings({ ...common, ...more })
  expect(settings.offersFapiao).toBe(asks)
  expect(withoutCharge(settings).offersFapiao).toBe(false)
})

test.each([
  ['CN', site(true, true), true],
  ['CN', atOrder, false],
  ['CN', site(false, true), false],
  ['US', site(true, true), false],
] as const)(
  'in %s on the site %o a fapiao can be requested later: %s',
  (country, application, isLater) => {
    const user = { country, impersonatorIdentity: null }
    const settings = paymentSettings({ application, user, countries, methods, context: 'order' })
    expect(settings.requestsFapiaoLater).toBe(isLater)
  },
)

test.each([
  [unionPay, 'yes', [true, true]],
  [unionPay, 'no', [true, false]],
  [weChatPay, 'yes', [false, false]],
  [undefined, 'yes', [false, false]],
])(
  'by method %s with the answer %s shows the question and the fapiao as %o',
  (method, answer, both) => {
    const settings = testSettings({ offersFapiao: true })
    const values = { paymentMethodId: String(method ?? ''), requireFapiao: answer }
    expect([showsFapiaoQuestion(settings, method), requiresFapiao(settings, values)]).toEqual(both)
  },
)
