import { expect, it } from 'vitest'
import { choiceOf } from '../../../testing/order-form/form-choice-for-test.ts'
import { CHINESE } from '../../reference-data/manuscript-languages.ts'
import { currencies } from '../../reference-data/payment/currencies.ts'
import type { FormChoice } from './form-choice.ts'
import { offersOf } from './form-offers.ts'

type Form = NonNullable<Parameters<typeof choiceOf>[0]>

const edited: Form = { service: 'svc-standard-editing' }
const usual = choiceOf(edited)
const noExpress = { ...usual.features, express_delivery: false }
const figures = (quantity: number): Form => ({
  additions: [{ serviceIdentity: 'svc-figures', quantity }],
})
const translatedFrom = (languageId: number): Form => ({ goal: 'translation', languageId })
const long: Form = { wordCount: 20_000 }
/** Working hours at two sites; one of them keeps the next day as a holiday. */
const now = Date.parse('2026-11-25T15:00:00Z')

it.each<[string, FormChoice, FormChoice]>([
  ['length', usual, choiceOf({ ...edited, wordCount: 7_000 })],
  ['length, not yet known', usual, choiceOf({ ...edited, wordCount: null })],
  ['language', choiceOf(translatedFrom(CHINESE)), choiceOf(translatedFrom(5))],
  ['number of figures', choiceOf(figures(1)), choiceOf(figures(3))],
  ['service', usual, choiceOf({ service: 'svc-premium-editing' })],
  ['delivery', usual, choiceOf({ ...edited, tier: 'rush' })],
  ['addition that must stay', usual, choiceOf({ ...edited, fixedAdditions: ['svc-figures'] })],
  ['currency', usual, choiceOf(edited, { currency: currencies.CNY })],
  ['express delivery', usual, choiceOf(edited, { features: noExpress })],
  ['site', choiceOf(edited, { now }), choiceOf(edited, { now, site: 'br' })],
  ['day', usual, choiceOf(edited, { now: usual.now + 86_400_000 })],
  ['member of staff', choiceOf(long), choiceOf(long, { isStaff: true })],
  ['form made by staff', choiceOf(long), choiceOf({ ...long, adminCreated: true })],
])('shows services anew for another %s, and as before for the former one', (_, former, other) => {
  const before = structuredClone(offersOf(former))
  expect(offersOf(other)).not.toEqual(before)
  expect(offersOf(former)).toEqual(before)
})

it('keeps services that nothing has changed for', () => {
  const { services } = offersOf(usual)
  for (const [index, service] of offersOf(choiceOf(edited)).services.entries()) {
    expect(service).toBe(services[index])
  }
})
