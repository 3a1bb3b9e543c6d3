import { describe, expect, it } from 'vitest'
import { choiceOf } from '../../../testing/order-form/form-choice-for-test.ts'
import { codeOf } from '../../../testing/order-form/seeded-order-form.ts'
import { answered } from '../../../testing/order-form/select-bundle.ts'
import { billOf } from './form-bill.ts'
import type { FormChoice } from './form-choice.ts'

const premium = { service: 'svc-premium-editing' } as const
const figures = { serviceIdentity: 'svc-figures', quantity: 3 }
const group: FormChoice['group'] = {
  ...{ code: 'EMORYPH', greetingText: null, discount: null, percentageDiscount: 15 },
  ...{ discountUsed: false, shareable: true, membershipDisplayed: true },
}
const noDiscounts: FormChoice['discounts'] = { reedit: null, codes: [], offered: [] }

describe('the price of an order form', () => {
  it.each<[string, Parameters<typeof choiceOf>[0], Partial<FormChoice>, number]>([
    ['nothing without services', {}, {}, 0],
    ['the price of its words', premium, {}, 372],
    ['its services together', { ...premium, additions: [figures] }, {}, 468],
    ['a third and more for rush', { ...premium, tier: 'rush' }, {}, 502.2],
    [
      'less for rush with a level',
      { ...premium, tier: 'rush' },
      { loyaltyLevel: 'level-elite' },
      476.16,
    ],
    [
      'nothing for a service that needs a quote',
      { additions: [{ serviceIdentity: 'svc-concierge', quantity: 1 }] },
      {},
      0,
    ],
    ['less for a group', premium, { group }, 316.2],
    [
      'the full price where the group’s discount is used',
      premium,
      { group: { ...group, discountUsed: true } },
      372,
    ],
    [
      'less by the better of two discounts',
      premium,
      { group, discounts: { ...noDiscounts, codes: [codeOf('TWENTY', { amount: 20 })] } },
      297.6,
    ],
    [
      'nothing for a free second round',
      { goal: 'rework', service: 'svc-premium-rework' },
      { discounts: { ...noDiscounts, reedit: { percent: 100, externalId: 'GX7KQ2M9' } } },
      0,
    ],
    [
      'the full price for other services of a free second round',
      { goal: 'rework', service: 'svc-premium-rework', additions: [figures] },
      { discounts: { ...noDiscounts, reedit: { percent: 100, externalId: 'GX7KQ2M9' } } },
      96,
    ],
  ])('%s', (_, form, changes, total) => {
    const { totalPrice, lineItems, discounts } = billOf(choiceOf(form, changes))
    expect(totalPrice).toBe(total)
    const sum = (amounts: number[]) => amounts.reduce((all, amount) => all + amount, 0)
    expect(sum(lineItems.map((line) => line.totalPrice))).toBeCloseTo(total)
    expect(sum(lineItems.map((line) => line.discountAmount))).toBeCloseTo(
      sum(discounts.map(({ appliedAmount }) => appliedAmount)),
    )
  })

  it('has the surcharges of rush and express, and the lower price of rush for levels', () => {
    const difference = { rushPriceDifference: 130.2, expressPriceDifference: 279 }
    expect(billOf(choiceOf(premium))).toMatchObject({
      ...difference,
      rushDiscountEligible: false,
      rushDiscountPercent: 0,
    })
    expect(billOf(choiceOf(premium, { loyaltyLevel: 'level-premier' }))).toMatchObject({
      ...difference,
      rushDiscountEligible: true,
      rushDiscountPercent: 10,
    })
  })

  it.each<[string, Parameters<typeof choiceOf>[0], Partial<FormChoice>, number, number | null]>([
    ['no discount', premium, {}, 130.2, 279],
    ['a level', premium, { loyaltyLevel: 'level-premier' }, 117.18, 279],
    [
      'a code on all of it',
      premium,
      { discounts: { ...noDiscounts, codes: [codeOf('TEN')] } },
      117.18,
      251.1,
    ],
    [
      'a free re-edit',
      { goal: 'rework', service: 'svc-premium-rework' },
      { discounts: { ...noDiscounts, reedit: { percent: 100, externalId: 'GX7KQ2M9' } } },
      0,
      null,
    ],
  ])('says what faster delivery adds to the total with %s', (_, form, changes, rush, express) => {
    const choice = choiceOf(form, changes)
    const { totalPrice, rushTotalDifference, expressTotalDifference } = billOf(choice)
    expect([rushTotalDifference, expressTotalDifference]).toEqual([rush, express])
    const rushed = billOf({ ...choice, form: { ...choice.form, tier: 'rush' } })
    expect(rushed.totalPrice).toBeCloseTo(totalPrice + rush)
  })

  it('has the lower price of rush for levels before a bundle is chosen', () => {
    const level = { loyaltyLevel: 'level-premier' }
    const lowered = { rushDiscountEligible: true, rushDiscountPercent: 10 }
    const usual = { rushDiscountEligible: false, rushDiscountPercent: 0 }
    expect(billOf(choiceOf(answered(), level))).toMatchObject(lowered)
    expect(billOf(choiceOf(answered({ wordCount: 12_001 }), level))).toMatchObject(usual)
    expect(billOf(choiceOf(answered()))).toMatchObject(usual)
    expect(billOf(choiceOf({}, level))).toMatchObject(usual)
  })

  it('offers codes automatically only where they would reduce it', () => {
    const offered = [codeOf('TEN'), codeOf('VIDEO', { forClasses: ['multimedia'] })]
    const { applicablePromotionalCodeBenefits, discounts } = billOf(
      choiceOf(premium, { discounts: { ...noDiscounts, offered } }),
    )
    expect(applicablePromotionalCodeBenefits.map(({ code }) => code)).toEqual(['TEN'])
    expect(discounts).toEqual([])
  })
})
