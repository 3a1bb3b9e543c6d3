import { describe, expect, test } from 'vitest'
import { methodNeeds, needsVat, offeredMethods, phoneRule } from './payment-method-rules.ts'

const named = (...ids: number[]) => ids.map((id) => ({ id, name: `method ${id}` }))
const us = named(3, 6, 9)
const china = named(19, 21, 25, 9)
const brazil = named(23, 22, 20, 3, 9)

describe('what is offered', () => {
  test.each([
    ['order', named(3, 6, 9, 1, 26), false, undefined, [3, 6, 9], []],
    ['multimedia', us, false, undefined, [3, 6], []],
    ['multimedia', us, true, undefined, [9], []],
    ['digital', [...us, ...named(20, 1)], false, undefined, [3, 6], [9]],
    ['prepay', us, false, undefined, [3, 6], [9]],
    ['prepay', china, false, undefined, [21, 25], [9]],
    ['prepay', named(27, 28), false, undefined, [27, 28], []],
    ['payoff', china, false, undefined, [19, 21, 25, 9], []],
    ['payoff', brazil, false, '', [], []],
    ['payoff', brazil, false, 'allpago', [23, 22, 20], []],
    ['payoff', brazil, false, 'fapesp', [3, 9], []],
    ['prepay', brazil, false, 'fapesp', [3], [9]],
    ['digital', brazil, false, 'allpago', [23, 22], []],
    ['payoff', named(99), false, undefined, [99], []],
  ] as const)('for %s of %o', (context, methods, isStaff, brazilOption, open, disabled) => {
    const offered = offeredMethods(methods, { context, isStaff, brazilOption })
    const ids = (isDisabled: boolean) =>
      offered.filter((method) => method.isDisabled === isDisabled).map(({ id }) => id)
    expect([ids(false), ids(true)]).toEqual([open, disabled])
  })
})

const holders = (need: keyof ReturnType<typeof methodNeeds>) =>
  [1, 3, 4, 6, 9, 19, 20, 21, 22, 23, 25, 26, 27, 28].filter((id) => methodNeeds(id)[need])

test.each([
  ['organization', [9, 22, 23]],
  ['phone', [9, 19, 21, 22, 25]],
  ['name', [19, 21, 23, 25]],
  ['fapiao', [9, 19, 21]],
  ['fapesp', [3, 9]],
  ['currency', [3]],
  ['brazilian', [20, 22, 23]],
  ['purchaseOrder', [9]],
  ['invoiceAddress', [9, 19, 20, 21, 25]],
] as const)('%s belongs to the methods %o', (need, ids) => {
  expect(holders(need)).toEqual(ids)
})

test.each([
  [27, false],
  [28, false],
  [undefined, false],
  [3, true],
  [99, true],
])('method %s asks for a billing address: %s', (method, billing) => {
  expect(methodNeeds(method).billing).toBe(billing)
})

test.each([
  [6, false, false, { shown: false, required: false, digits: false }],
  [9, false, false, { shown: true, required: true, digits: false }],
  [21, false, true, { shown: true, required: false, digits: false }],
  [21, true, true, { shown: true, required: true, digits: true }],
  [27, true, true, { shown: false, required: false, digits: true }],
])(
  'the telephone by method %s, fapiao %s, in China %s',
  (method, requiresFapiao, isChinese, rule) => {
    expect(phoneRule({ method, requiresFapiao, isChinese })).toEqual(rule)
  },
)

test('a VAT number goes with a bank transfer without a fapiao', () => {
  expect([needsVat(9, false), needsVat(9, true), needsVat(3, false)]).toEqual([true, false, false])
})
