import { i18n } from '@lingui/core'
import { describe, expect, test } from 'vitest'
import { paymentMethodIds } from '../../../api/generated/contract-codes.gen.ts'
import { testSettings } from '../form/test-payment-form.ts'
import { loadMethodShapes, methodNameInBrazil, methodNeeds } from './method-registry.ts'
import {
  isPaidByTransferAlone,
  methodsInBrazil,
  offeredMethods,
  phoneRule,
} from './payment-method-rules.ts'

const { credits, creditCard, payPal, bankTransfer, alipay, boleto, unionPay } = paymentMethodIds
const { allpagoPayPal, allpagoCard, weChatPay, voucher, wfoeWebPay, wfoeQrPay } = paymentMethodIds

const named = (...ids: number[]) => ids.map((id) => ({ id, name: `method ${id}` }))
const us = named(creditCard, payPal, bankTransfer)
const china = named(alipay, unionPay, weChatPay, bankTransfer)
const brazil = named(allpagoCard, allpagoPayPal, boleto, creditCard, bankTransfer)

describe('offered methods', () => {
  test.each([
    [
      'order',
      named(creditCard, payPal, bankTransfer, credits, voucher),
      false,
      undefined,
      [creditCard, payPal, bankTransfer],
      [],
    ],
    ['multimedia', us, false, undefined, [creditCard, payPal], []],
    ['multimedia', us, true, undefined, [bankTransfer], []],
    [
      'digital',
      [...us, ...named(boleto, credits)],
      false,
      undefined,
      [creditCard, payPal],
      [bankTransfer],
    ],
    ['prepay', us, false, undefined, [creditCard, payPal], [bankTransfer]],
    ['prepay', china, false, undefined, [unionPay, weChatPay], [bankTransfer]],
    ['prepay', named(wfoeWebPay, wfoeQrPay), false, undefined, [wfoeWebPay, wfoeQrPay], []],
    ['payoff', china, false, undefined, [alipay, unionPay, weChatPay, bankTransfer], []],
    ['payoff', brazil, false, '', [], []],
    ['payoff', brazil, false, 'allpago', [allpagoCard, allpagoPayPal, boleto], []],
    ['payoff', brazil, false, 'fapesp', [creditCard, bankTransfer], []],
    ['prepay', brazil, false, 'fapesp', [creditCard], [bankTransfer]],
    ['digital', brazil, false, 'allpago', [allpagoCard, allpagoPayPal], []],
    ['payoff', named(99), false, undefined, [99], []],
  ] as const)('for %s of %o', (context, methods, isStaff, brazilOption, open, disabled) => {
    const offered = offeredMethods(methods, { context, isStaff, brazilOption })
    const ids = (isDisabled: boolean) =>
      offered.filter((method) => method.isDisabled === isDisabled).map(({ id }) => id)
    expect([ids(false), ids(true)]).toEqual([open, disabled])
  })
})

test.each([
  ['order', 'allpago', ['card in installments', 'PayPal', 'boleto']],
  ['order', 'fapesp', ['card in US dollars', 'bank transfer']],
  ['digital', 'allpago', ['card in installments', 'PayPal']],
  ['digital', 'fapesp', ['card in US dollars']],
  ['prepay', 'allpago', ['card in installments', 'PayPal', 'boleto']],
  ['prepay', 'fapesp', ['card in US dollars']],
] as const)('a Brazilian customer pays for %s by %s: %j', (context, option, expected) => {
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  const settings = { methods: [...brazil, ...named(alipay)], context, isStaff: false }
  expect(methodsInBrazil(option, settings).map(methodNameInBrazil)).toEqual(expected)
})

test.each([
  ['multimedia', true, true],
  ['multimedia', false, false],
  ['order', true, false],
] as const)('for %s by staff (%s), bank transfer alone: %s', (context, isStaff, expected) => {
  expect(isPaidByTransferAlone({ context, isStaff })).toBe(expected)
})

const holders = (need: keyof ReturnType<typeof methodNeeds>) =>
  Object.values(paymentMethodIds).filter((id) => methodNeeds(id)[need])

test.each([
  ['organization', [bankTransfer, allpagoPayPal, allpagoCard]],
  ['phone', [bankTransfer, alipay, unionPay, allpagoPayPal, weChatPay]],
  ['name', [alipay, unionPay, allpagoCard, weChatPay]],
  ['fapiao', [bankTransfer, alipay, unionPay]],
  ['fapesp', [creditCard, bankTransfer]],
  ['brazilian', [boleto, allpagoPayPal, allpagoCard]],
  ['invoiceAddress', [bankTransfer, alipay, boleto, unionPay, weChatPay]],
] as const)('%s belongs to the methods %o', (need, ids) => {
  expect(holders(need)).toEqual(ids)
})

test.each([
  [wfoeWebPay, false],
  [wfoeQrPay, false],
  [undefined, false],
  [creditCard, true],
  [99, true],
])('method %s requires a billing address: %s', (method, billing) => {
  expect(methodNeeds(method).billing).toBe(billing)
})

test.each([
  [payPal, false, false, { shown: false, required: false, digits: false }],
  [bankTransfer, false, false, { shown: true, required: true, digits: false }],
  [unionPay, false, true, { shown: true, required: false, digits: false }],
  [unionPay, true, true, { shown: true, required: true, digits: true }],
  [wfoeWebPay, true, true, { shown: false, required: false, digits: true }],
])(
  'the telephone by method %s, fapiao %s, in China %s',
  (method, requiresFapiao, isChinese, rule) => {
    expect(phoneRule({ method, requiresFapiao, isChinese })).toEqual(rule)
  },
)

test.each([
  ['vat', [bankTransfer]],
  ['purchaseOrder', [bankTransfer]],
  ['creditCard', [creditCard]],
])('the field %s belongs to the methods %o in Brazil', async (field, ids) => {
  const settings = testSettings({ isBrazilian: true })
  const shapes = await loadMethodShapes(settings.methods, settings)
  const withField = [...shapes].filter(([, shape]) => field in shape)
  expect(withField.map(([id]) => id)).toEqual(ids)
})
