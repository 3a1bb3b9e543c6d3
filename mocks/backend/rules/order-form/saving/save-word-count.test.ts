import { describe, expect, it } from 'vitest'
import { choiceOf } from '../../../../testing/order-form/form-choice-for-test.ts'
import { codeOf } from '../../../../testing/order-form/seeded-order-form.ts'
import type { FormChoice } from '../form-choice.ts'
import { binServiceFor } from './save-word-count.ts'

type Price = [
  tier: 'standard' | 'rush' | 'express',
  price: number | null,
  totalPrice: number | null,
]

const premium = { service: 'svc-premium-editing' } as const
const figures = { serviceIdentity: 'svc-figures', quantity: 3 }
const withCode = (percent: number): Partial<FormChoice> => ({
  discounts: { reedit: null, codes: [codeOf('TEN', { amount: percent })], offered: [] },
})

describe('the price at another length', () => {
  it.each<[string, Parameters<typeof choiceOf>[0], Partial<FormChoice>, number, Price]>([
    ['of the service alone', premium, {}, 6_001, ['standard', 496, 496]],
    [
      'with other services',
      { ...premium, additions: [figures] },
      {},
      6_001,
      ['standard', 496, 592],
    ],
    ['with a discount', premium, withCode(10), 6_001, ['standard', 496, 446.4]],
    ['as rush', { ...premium, tier: 'rush' }, {}, 6_001, ['rush', 669.6, 669.6]],
    ['too long for express', { ...premium, tier: 'express' }, {}, 6_001, ['standard', 496, 496]],
    ['too long for rush', { ...premium, tier: 'rush' }, {}, 12_001, ['standard', 1_116, 1_116]],
  ])('%s', (_, form, changes, wordCount, [deliveryTier, price, totalPrice]) => {
    expect(binServiceFor(choiceOf(form, changes), wordCount)).toMatchObject({
      deliveryTier,
      price,
      totalPrice,
    })
  })

  it('is unknown beyond the longest text and without a service', () => {
    expect(binServiceFor(choiceOf(premium), 40_001)).toBeUndefined()
    expect(binServiceFor(choiceOf(), 6_001)).toBeUndefined()
  })
})
