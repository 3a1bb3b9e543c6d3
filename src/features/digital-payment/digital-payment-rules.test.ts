import { describe, expect, it } from 'vitest'
import type { DigitalLanguage, DigitalOffer, DigitalPurchase } from '../../api/digital-purchases.ts'
import type { SiteLanguage } from '../../i18n/locales.ts'
import {
  firstLanguage,
  languageChoices,
  languagesOf,
  newReceipt,
  offersInLanguage,
  offersOf,
  paymentViewOf,
  purchasePaidBy,
  savingOf,
  sharedLanguages,
} from './digital-payment-rules.ts'

const offer = (identity: string, changes: Partial<DigitalOffer> = {}): DigitalOffer => ({
  identity,
  type: 'translation',
  name: identity,
  label: null,
  price: 160,
  fullPrice: 200,
  numberOfUsesAvailable: 5,
  allowedLanguages: ['spanish-to-english', 'portuguese-to-english'],
  ...changes,
})
const year = offer('digital-editing-year', { type: 'editing', allowedLanguages: [] })
const five = offer('translations-5')
const chinese = offer('chinese-translations-5', { allowedLanguages: ['chinese-to-english'] })

describe('offers', () => {
  it('are of one product', () => {
    const load = { availableDigitalPurchases: [year, five, chinese] }
    expect(offersOf(load, 'editing')).toEqual([year])
    expect(offersOf(load, 'translation')).toEqual([five, chinese])
  })

  it('allow the chosen language', () => {
    expect(offersInLanguage([five, chinese], 'portuguese-to-english')).toEqual([five])
    expect(offersInLanguage([five, chinese], 'chinese-to-english')).toEqual([chinese])
    expect(offersInLanguage([five], 'chinese-to-english')).toEqual([five])
    expect(offersInLanguage([], 'chinese-to-english')).toEqual([])
  })

  it('name each language once', () => {
    expect(languagesOf([five, five, chinese])).toEqual([
      'spanish-to-english',
      'portuguese-to-english',
      'chinese-to-english',
    ])
  })

  it('need no choice between languages of the same packages', () => {
    expect(languageChoices([five, chinese])).toEqual([
      ['spanish-to-english', 'portuguese-to-english'],
      ['chinese-to-english'],
    ])
    expect(languageChoices([five])).toHaveLength(1)
    const ten = offer('translations-10', { allowedLanguages: ['spanish-to-english'] })
    expect(languageChoices([five, ten])).toHaveLength(2)
    expect(languageChoices([])).toEqual([])
  })

  it.each([
    ['none', [], undefined],
    ['one', [chinese], ['chinese-to-english']],
    ['some of the same languages', [five, five], five.allowedLanguages],
    ['some of other languages', [five, chinese], undefined],
  ])('share the languages of %s', (_, offers, expected) => {
    expect(sharedLanguages(offers)).toEqual(expected)
  })

  it.each<[SiteLanguage, DigitalLanguage | undefined, string]>([
    ['es', undefined, 'spanish-to-english'],
    ['br', undefined, 'spanish-to-english'],
    ['cn', undefined, 'chinese-to-english'],
    ['en', undefined, 'spanish-to-english'],
    ['es', 'chinese-to-english', 'chinese-to-english'],
  ])('begin at %s with %s asked for by %s', (site, asked, expected) => {
    expect(firstLanguage([five, chinese], { asked, site })).toBe(expected)
  })

  it('begin with a language on offer', () => {
    expect(firstLanguage([five], { asked: 'chinese-to-english', site: 'cn' })).toBe(
      'spanish-to-english',
    )
    expect(firstLanguage([], { asked: undefined, site: 'en' })).toBeUndefined()
  })
})

describe('what is saved', () => {
  const usd = { numDecimals: 2 }
  it.each([
    [119, 170, { amount: 51, percent: 30 }],
    [888.88, 1111.1, { amount: 222.22, percent: 20 }],
    [40, 40, undefined],
  ])('%s instead of %s', (price, fullPrice, expected) => {
    expect(savingOf({ price, fullPrice }, usd)).toEqual(expected)
  })
})

const purchase = (identity: string, changes: Partial<DigitalPurchase> = {}): DigitalPurchase => ({
  ...offer('translations-5'),
  identity,
  availablePurchaseIdentity: 'translations-5',
  numberOfUsesRemaining: 5,
  valid: true,
  startsAt: '2026-11-02T10:00:00Z',
  endsAt: '2027-11-02T10:00:00Z',
  receiptCode: `RC-${identity}`,
  ...changes,
})

describe('purchases', () => {
  const digitalPurchases = [
    purchase('3', { type: 'editing' }),
    purchase('2', { receiptCode: null }),
    purchase('1'),
  ]

  it('are found by their payment', () => {
    expect(purchasePaidBy({ digitalPurchases }, 'RC-1')?.identity).toBe('1')
    expect(purchasePaidBy({ digitalPurchases }, 'RC-9')).toBeUndefined()
  })

  it.each([
    ['translation', [], 'RC-1'],
    ['translation', ['1'], undefined],
    ['editing', ['1'], 'RC-3'],
    ['editing', ['3'], undefined],
  ] as const)('of %s beside %j are new: %s', (product, known, expected) => {
    expect(newReceipt({ digitalPurchases }, product, known)).toBe(expected)
  })
})

it.each([
  [undefined, undefined, undefined, false, 'form'],
  ['RC-1', 'success', undefined, true, 'progress'],
  ['RC-1', 'success', 'open', false, 'progress'],
  ['RC-1', 'success', 'declined', false, 'form'],
  ['RC-1', 'success', undefined, false, 'progress'],
  ['RC-1', 'error', undefined, true, 'loading'],
  ['RC-1', 'error', undefined, false, 'form'],
  ['RC-1', 'error', 'open', false, 'form'],
  ['RC-1', 'error', 'approved', false, 'progress'],
  ['RC-1', undefined, 'expired', false, 'form'],
] as const)(
  'receipt %s, said %s, is %s (loading %s): %s',
  (receiptCode, success, status, isLoading, expected) => {
    expect(paymentViewOf({ receiptCode, success, status, isLoading })).toBe(expected)
  },
)
