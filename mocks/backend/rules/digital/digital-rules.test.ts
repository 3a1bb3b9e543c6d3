import { describe, expect, it } from 'vitest'
import { usualFlags } from '../../../scenarios/builders/feature-flags.ts'
import type { DigitalPurchaseRow } from '../../../world/rows/digital-rows.ts'
import { EDIT_DONE_AFTER, FILE_KEPT_FOR } from '../../reference-data/digital-limits.ts'
import { digitalProducts } from '../../reference-data/digital-products.ts'
import { currencies } from '../../reference-data/payment/currencies.ts'
import { offeredLanguages, pricesOf, productsOnOffer } from './digital-offers.ts'
import {
  aYearAfter,
  isSubscribed,
  isValid,
  purchaseForUse,
  subscriptionStart,
  usesLeft,
} from './digital-purchase-rules.ts'
import { editStatus, engineVersionAt, isInArchive } from './digital-stage.ts'

const at = (text: string) => Date.parse(text)

function purchase(identity: string, changes: Partial<DigitalPurchaseRow> = {}): DigitalPurchaseRow {
  return {
    identity,
    owner: 'somebody',
    type: 'translation',
    availablePurchaseIdentity: 'translations-5',
    name: 'Package of 5 translations',
    label: null,
    price: 160,
    fullPrice: 200,
    currencyIso: 'USD',
    allowedLanguages: ['spanish-to-english'],
    numberOfUsesAvailable: 5,
    numberOfUsesRemaining: 5,
    createdAt: 0,
    startsAt: 0,
    endsAt: 1000,
    receiptCode: 'RC-1',
    ...changes,
  }
}

const subscription = (startsAt: number, endsAt: number) =>
  purchase(`year ${endsAt}`, { type: 'editing', allowedLanguages: [], startsAt, endsAt })

it.each([
  ['2026-03-02T09:00:00Z', '2027-03-02T09:00:00Z'],
  ['2027-12-31T23:59:59Z', '2028-12-31T23:59:59Z'],
  ['2028-02-29T12:00:00Z', '2029-03-01T12:00:00Z'],
])('a year after %s is %s', (start, end) => {
  expect(aYearAfter(at(start))).toBe(at(end))
})

it.each([
  [-1, false],
  [0, true],
  [999, true],
  [1000, false],
])('at %i a purchase from 0 to 1000 is valid: %s', (now, valid) => {
  expect(isValid({ startsAt: 0, endsAt: 1000 }, now)).toBe(valid)
})

describe('a use for a translation', () => {
  const soon = purchase('soon', { endsAt: 500 })
  const late = purchase('late')
  const empty = purchase('empty', { endsAt: 300, numberOfUsesRemaining: 0 })
  const chinese = purchase('chinese', { endsAt: 100, allowedLanguages: ['chinese-to-english'] })

  it.each([
    ['of the first to expire', [late, empty, chinese, soon], 50, 'soon'],
    ['of the next package once that has expired', [late, soon], 500, 'late'],
    ['of nothing once all have expired', [late, soon], 1000, undefined],
    ['of nothing where none is left', [empty], 50, undefined],
    ['of nothing where the language is another', [chinese], 50, undefined],
  ])('is %s', (_, purchases, now, found) => {
    expect(purchaseForUse(purchases, 'spanish-to-english', now)?.identity).toBe(found)
  })

  it('counts only while it is valid and the language is offered', () => {
    const all = [soon, late, empty, chinese]
    expect(usesLeft(all, ['spanish-to-english'], 50)).toBe(10)
    expect(usesLeft(all, ['spanish-to-english', 'chinese-to-english'], 50)).toBe(15)
    expect(usesLeft(all, ['spanish-to-english'], 500)).toBe(5)
    expect(usesLeft(all, ['spanish-to-english'], 1000)).toBe(0)
    expect(usesLeft(all, [], 50)).toBe(0)
  })
})

it.each([
  ['none', [], 700, false, 700],
  ['an active one', [subscription(0, 1000)], 700, true, 1000],
  ['one that has ended', [subscription(0, 600)], 700, false, 700],
  ['one that starts later', [subscription(0, 1000), subscription(1000, 2000)], 700, true, 2000],
])('with %s', (_, purchases, now, subscribed, start) => {
  expect(isSubscribed(purchases, now)).toBe(subscribed)
  expect(subscriptionStart(purchases, now)).toBe(start)
})

describe('products for sale', () => {
  const flags = (changes: Partial<typeof usualFlags>) => ({ ...usualFlags, ...changes })

  it.each([
    ['usually', {}, 4, 2],
    ['with Chinese', { chinese_digital_translation: true }, 7, 3],
    ['without editing', { digital_editing: false }, 3, 2],
    [
      'without translation',
      { digital_translation: false, chinese_digital_translation: true },
      1,
      0,
    ],
    ['once the new product is launched', { curie_is_launched: true }, 0, 2],
  ])('%s', (_, changes, products, languages) => {
    expect(productsOnOffer(flags(changes))).toHaveLength(products)
    expect(offeredLanguages(flags(changes))).toHaveLength(languages)
  })

  it.each([
    ['digital-editing-year', 'USD', 119, 170],
    ['digital-editing-year', 'JPY', 17_761, 25_373],
    ['translations-1', 'USD', 40, 40],
    ['translations-5', 'USD', 160, 200],
    ['translations-10', 'EUR', 259.28, 370.4],
    ['chinese-translations-5', 'CNY', 1428.56, 1785.7],
  ] as const)('%s in %s costs %d instead of %d', (identity, iso, price, fullPrice) => {
    const product = digitalProducts.find((candidate) => candidate.identity === identity)
    if (!product) throw new Error(`${identity} is not sold.`)
    expect(pricesOf(product, currencies[iso])).toEqual({ price, fullPrice })
  })

  it('names each product once', () => {
    expect(new Set(digitalProducts.map(({ identity }) => identity)).size).toBe(7)
  })
})

describe('processing time', () => {
  const edited = { createdAt: 0, outcome: { kind: 'edited', findings: [] } } as const
  const failed = { createdAt: 0, outcome: { kind: 'failed', reason: 'empty' } } as const

  it.each([
    [edited, -1, 'processing'],
    [edited, EDIT_DONE_AFTER - 1, 'processing'],
    [edited, EDIT_DONE_AFTER, 'completed'],
    [failed, EDIT_DONE_AFTER - 1, 'processing'],
    [failed, EDIT_DONE_AFTER, 'failed'],
    [failed, 1e12, 'failed'],
  ] as const)('%o after %i ms is %s', (work, now, status) => {
    expect(editStatus(work, now)).toBe(status)
  })

  it('moves a file to the archive', () => {
    expect(isInArchive(0, FILE_KEPT_FOR - 1)).toBe(false)
    expect(isInArchive(0, FILE_KEPT_FOR)).toBe(true)
  })

  it.each([
    ['1969-01-01', '3.8.1'],
    ['2026-01-11', '3.8.1'],
    ['2026-01-12', '4.0.0'],
    ['2026-08-31', '4.1.3'],
    ['2027-05-05', '4.2.0'],
  ])('%s: the engine is %s', (day, version) => {
    expect(engineVersionAt(at(day))).toBe(version)
  })
})
