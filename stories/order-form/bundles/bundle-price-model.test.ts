import fc from 'fast-check'
import { expect, it } from 'vitest'
import { currencies } from '../../../mocks/backend/reference-data/payment/currencies.ts'
import {
  bundleQuestionIds,
  bundleQuestions,
} from '../../../mocks/backend/reference-data/services/service-bundles.ts'
import { billOf } from '../../../mocks/backend/rules/order-form/form-bill.ts'
import { bundlesOf } from '../../../mocks/backend/rules/order-form/form-bundles.ts'
import type { FormChoice } from '../../../mocks/backend/rules/order-form/form-choice.ts'
import { deadlinesOf } from '../../../mocks/backend/rules/order-form/form-deadlines.ts'
import { offersOf } from '../../../mocks/backend/rules/order-form/form-offers.ts'
import { validateBundle } from '../../../mocks/backend/rules/order-form/saving/choose-bundle.ts'
import { choiceOf } from '../../../mocks/testing/order-form/form-choice-for-test.ts'
import { sumOf } from '../../../mocks/world/money.ts'
import {
  type BundleForm,
  bundlePrice,
} from '../../../src/features/order-form/service-bundles/bundle-price.ts'

const needs = bundleQuestions.flatMap(({ choices }) => choices.map(({ id }) => id))

const situation = fc.record({
  tables: fc.integer({ min: 0, max: 25 }),
  wordCount: fc.constantFrom(900, 4_000, 5_200, 6_000, 12_500, 18_001, 40_000),
  languageId: fc.constantFrom(1, 2, 5, 6),
  currency: fc.constantFrom(currencies.USD, currencies.JPY, currencies.EUR, currencies.BRL),
  loyaltyLevel: fc.constantFrom(null, 'level-premier', 'level-elite'),
  tier: fc.constantFrom('standard', 'rush', 'express'),
  fixed: fc.constantFrom(undefined, 'svc-plagiarism-check', 'svc-cover-letter'),
  /** Which of the additions are taken. */
  taken: fc.array(fc.boolean(), { minLength: 6, maxLength: 6 }),
})

type Situation = typeof situation extends fc.Arbitrary<infer Value> ? Value : never

function choiceIn({ tables, wordCount, languageId, fixed, ...rest }: Situation): FormChoice {
  const { currency, loyaltyLevel } = rest
  const answers = {
    [bundleQuestionIds.needs]: needs,
    [bundleQuestionIds.hasTables]: [String(tables > 0)],
    [bundleQuestionIds.tableCount]: [String(tables)],
  }
  return choiceOf(
    {
      wordCount,
      languageId,
      bundle: { interested: true, answers, id: null },
      additions: fixed ? [{ serviceIdentity: fixed, quantity: 1 }] : [],
      fixedAdditions: fixed ? [fixed] : [],
    },
    { currency, loyaltyLevel },
  )
}

function formIn(choice: FormChoice): BundleForm {
  return {
    availableServices: offersOf(choice).services,
    currency: choice.currency,
    rushDiscountPercent: billOf(choice).rushDiscountPercent,
  }
}

it('shows for every bundle what the server charges, to the smallest coin', () => {
  let compared = 0
  fc.assert(
    fc.property(situation, (given) => {
      const choice = choiceIn(given)
      const { currency } = choice
      const form = formIn(choice)
      for (const bundle of bundlesOf(choice).availableServiceBundles) {
        const isTaken = (id: string, index: number) => given.taken[index] || id === given.fixed
        const services = bundle.services.flatMap(({ id, options }, index) =>
          isTaken(id, index) && options.length > 0 ? [id] : [],
        )
        const order = { services, tier: given.tier }
        const selection = {
          serviceBundleId: bundle.id,
          services,
          rush: given.tier === 'rush',
          deliveryTier: given.tier,
        }
        const result = validateBundle(selection, choice)
        // A tier that the bundle does not have.
        if ('refused' in result) continue
        const saved: FormChoice = { ...choice, form: { ...choice.form, ...result.changes } }
        const price = bundlePrice(bundle, order, form)
        const bill = billOf(saved)
        expect(price.total).toBe(bill.totalPrice)
        expect(price.deadline).toBe(deadlinesOf(saved).deadline)
        const parts = price.parts.map((part) => part.price ?? 0)
        expect(sumOf([...parts, price.surcharge], currency)).toBe(price.alone)
        const off = sumOf([price.surchargeDiscount, price.discount?.amount ?? 0], currency)
        expect(sumOf([price.total, off], currency)).toBe(price.alone)
        const taken = bill.lineItems.map(({ discountAmount }) => discountAmount)
        expect(sumOf(taken, currency)).toBe(off)
        compared += 1
      }
    }),
    { numRuns: 200 },
  )
  expect(compared).toBeGreaterThan(200)
})
