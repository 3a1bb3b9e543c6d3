import { describe, expect, it } from 'vitest'
import { orderByKeyboard, orderByPointer } from '../engines/journeys/order.ts'
import { payOff } from '../engines/journeys/pay-off.ts'
import { flakyList, mostFlaky, slowestList, unforgivable } from './flaky-tests.ts'
import type { TestResult } from './test-run.ts'

const flaky = (file: string, title = 'Full'): TestResult => ({
  file,
  title,
  seconds: 1,
  state: 'flaky',
})
const engines = 'scripts/engines/journeys.ts'
const many = (count: number) =>
  Array.from({ length: count }, (_, at) => flaky(`stories/orders/list-${at}.stories.tsx`))

describe('unforgivable', () => {
  it.each([
    ['no flaky test', [], 0],
    ['as many as may be', many(mostFlaky), 0],
    ['one more', many(mostFlaky + 1), 1],
    ['a payment', [flaky('stories/payment/card.stories.tsx')], 1],
    ['a payment in a browser', [flaky('e2e/payment/pay-in-two-tabs.spec.ts')], 1],
    ['a digital payment', [flaky('e2e/digital-payment.spec.ts')], 1],
    ['a pay-off', [flaky('e2e/pay-off.spec.ts')], 1],
    ['a prepayment', [flaky('e2e/prepay.spec.ts')], 1],
    ['a journey that pays', [flaky('e2e/journeys/order-in-china.spec.ts')], 1],
    ['an order in an engine', [flaky(engines, `firefox ${orderByPointer.name}`)], 1],
    ['an order by keys in an engine', [flaky(engines, `chromium ${orderByKeyboard.name}`)], 1],
    ['a pay-off in an engine', [flaky(engines, `webkit ${payOff.name}`)], 1],
    ['another journey in an engine', [flaky(engines, 'firefox signs in and out')], 0],
    ['interleavings', [flaky('mocks/backend/pay-off-interleavings.test.ts')], 1],
    ['a word that begins alike', [flaky('stories/papers/paying-guest.stories.tsx')], 0],
  ])('%s', (_name, tests, reasons) => {
    expect(unforgivable(tests)).toHaveLength(reasons)
  })
})

describe('flakyList', () => {
  it('is empty without flaky tests', () => {
    expect(flakyList([])).toBe('')
  })

  it('gives the first line of the error and the recordings', () => {
    const test = {
      ...flaky('e2e/a.spec.ts'),
      error: 'Not there\n  at b',
      recordings: ['a/trace.zip'],
    }
    expect(flakyList([test]).split('\n')).toEqual([
      'Flaky, passed on the second try: 1',
      '  e2e/a.spec.ts: Full',
      '    Not there',
      '    a/trace.zip',
    ])
  })
})

it('lists the slowest tests first', () => {
  const tests = [1, 30, 2].map((seconds) => ({ ...flaky(`${seconds}.test.ts`), seconds }))
  expect(slowestList(tests, 2).split('\n')).toEqual([
    'The 2 slowest tests:',
    '  30.0 s  30.test.ts: Full',
    '   2.0 s  2.test.ts: Full',
  ])
})
