import { describe, expect, it } from 'vitest'
import type { DigitalLoad, DigitalOffer, DigitalPurchase } from '../../api/digital-purchases.ts'
import {
  accessOf,
  initialLanguage,
  isComparable,
  isNewcomer,
  offeredLanguages,
  offersFor,
  packagesIn,
  tooLongIn,
  usesFor,
  usesLeftAt,
} from './translation-rules.ts'
import { usesByLanguages } from './uses-by-languages.ts'

const withChinese = { chinese_digital_translation: true }
const withoutChinese = { chinese_digital_translation: false }
const spanish = 'spanish-to-english'
const portuguese = 'portuguese-to-english'
const chinese = 'chinese-to-english'

const bought: DigitalPurchase = {
  identity: 'purchase-1',
  type: 'translation',
  name: 'Package of 5 translations',
  label: null,
  availablePurchaseIdentity: 'translations-5',
  price: 160,
  fullPrice: 200,
  allowedLanguages: [spanish, portuguese],
  numberOfUsesAvailable: 5,
  numberOfUsesRemaining: 2,
  valid: true,
  startsAt: '2026-03-02T09:00:00Z',
  endsAt: '2027-03-02T09:00:00Z',
  receiptCode: 'RC-60013',
}
const boughtChinese: DigitalPurchase = {
  ...bought,
  identity: 'purchase-2',
  allowedLanguages: [chinese],
  numberOfUsesRemaining: 1,
  endsAt: '2027-06-01T00:00:00Z',
}
const expired = { ...bought, identity: 'purchase-3', valid: false, endsAt: '2026-01-01T00:00:00Z' }
const subscription: DigitalPurchase = {
  ...bought,
  identity: 'purchase-4',
  type: 'editing',
  allowedLanguages: [],
  numberOfUsesAvailable: null,
  numberOfUsesRemaining: null,
}

const offer = (
  identity: string,
  allowedLanguages: DigitalOffer['allowedLanguages'],
): DigitalOffer => ({
  identity,
  type: allowedLanguages.length === 0 ? 'editing' : 'translation',
  name: identity,
  label: null,
  price: 40,
  fullPrice: 40,
  numberOfUsesAvailable: 1,
  allowedLanguages,
})

const load: DigitalLoad = {
  availableDigitalPurchases: [
    offer('year', []),
    offer('one', [spanish, portuguese]),
    offer('one-chinese', [chinese]),
  ],
  digitalEditingPurchase: subscription,
  digitalPurchases: [boughtChinese, bought, expired, subscription],
  hasDigitalEditingPurchase: true,
  hasUploadedDigitalEdit: false,
  hasUploadedDigitalTranslation: false,
  numberOfUsesAvailable: 3,
  wordCountExceeded: false,
  fileIdentity: null,
}

describe('languages', () => {
  it('include Chinese by its flag', () => {
    expect(offeredLanguages(withChinese)).toEqual([spanish, portuguese, chinese])
    expect(offeredLanguages(withoutChinese)).toEqual([spanish, portuguese])
  })

  it.each([
    ['es', withoutChinese, spanish],
    ['br', withoutChinese, portuguese],
    ['cn', withChinese, chinese],
    ['cn', withoutChinese, ''],
    ['en', withChinese, ''],
    ['jp', withChinese, ''],
  ] as const)('begin for a reader of %s, %o, with %j', (reader, flags, expected) => {
    expect(initialLanguage(reader, flags)).toBe(expected)
  })

  it.each([
    ['one that has translations left', 'en', [chinese], chinese],
    ['none of two', 'en', [spanish, chinese], ''],
    ["the reader's own before another", 'br', [chinese], portuguese],
  ] as const)('begin with %s', (_, reader, used, expected) => {
    const usesOf = (language: string) => (used.some((one) => one === language) ? 2 : 0)
    expect(initialLanguage(reader, withChinese, usesOf)).toBe(expected)
  })
})

it.each<[string, Partial<DigitalLoad>, boolean]>([
  ['nothing but a subscription', {}, true],
  ['a package', { digitalPurchases: [expired] }, false],
  ['an upload', { hasUploadedDigitalTranslation: true }, false],
  ['a refused manuscript', { wordCountExceeded: true }, false],
])('who has %s is a newcomer or not', (_, changes, expected) => {
  const none = { ...load, digitalPurchases: [subscription], numberOfUsesAvailable: 0 }
  expect(isNewcomer({ ...none, ...changes }, withChinese, Date.parse('2026-11-02T10:00:00Z'))).toBe(
    expected,
  )
})

it.each([
  [2, true, 'usable'],
  [1, false, 'usable'],
  [0, true, 'previous-only'],
  [0, false, 'none'],
] as const)('%s uses, uploaded %s: %s', (uses, hasUploaded, expected) => {
  expect(accessOf(uses, hasUploaded)).toBe(expected)
})

describe('uses', () => {
  it.each([
    ['2026-11-02T10:00:00Z', 3, 2, 1],
    ['2027-03-02T08:59:59Z', 3, 2, 1],
    ['2027-03-02T09:00:00Z', 1, 0, 1],
    ['2027-06-01T00:00:00Z', 0, 0, 0],
  ])('at %s are %s, of Spanish %s, of Chinese %s', (instant, all, ofSpanish, ofChinese) => {
    const now = Date.parse(instant)
    expect(usesLeftAt(load, withChinese, now)).toBe(all)
    expect(usesFor(load, spanish, now)).toBe(ofSpanish)
    expect(usesFor(load, portuguese, now)).toBe(ofSpanish)
    expect(usesFor(load, chinese, now)).toBe(ofChinese)
  })

  it('leave out languages that the server did not count', () => {
    const counted = { ...load, numberOfUsesAvailable: 2 }
    const between = Date.parse('2027-06-01T00:00:00Z')
    expect(usesLeftAt(counted, withoutChinese, Date.parse('2026-11-02T10:00:00Z'))).toBe(2)
    expect(usesLeftAt(counted, withoutChinese, between)).toBe(0)
  })
})

it.each([
  [
    'of each package',
    withChinese,
    [
      { languages: [chinese], uses: 1 },
      { languages: [spanish, portuguese], uses: 4 },
    ],
  ],
  ['of the languages on offer', withoutChinese, [{ languages: [spanish, portuguese], uses: 4 }]],
] as const)('counts the translations left %s', (_, flags, expected) => {
  const again = { ...bought, identity: 'purchase-5' }
  const now = Date.parse('2026-11-02T10:00:00Z')
  const digitalPurchases = [boughtChinese, bought, expired, subscription, again]
  expect(usesByLanguages({ digitalPurchases }, flags, now)).toEqual(expected)
})

it('lists packages without the subscription', () => {
  expect(packagesIn(load)).toEqual([boughtChinese, bought, expired])
})

it.each([
  ['', ['one', 'one-chinese']],
  [spanish, ['one']],
  [chinese, ['one-chinese']],
] as const)('offers for %j: %o', (language, expected) => {
  expect(offersFor(load, language).map(({ identity }) => identity)).toEqual(expected)
})

it.each([
  [
    { fileName: 'tesis.docx', fileIdentity: 'file-3', wordCount: 18_001, limit: 10_000 },
    { file: { fileName: 'tesis.docx', wordCount: 18_001, limit: 10_000 } },
  ],
  [{ fileName: 'tesis.docx', wordCount: 18_001 }, {}],
  [{}, {}],
])('reads the file of %o', (params, expected) => {
  expect(tooLongIn(params)).toEqual(expected)
})

it.each([
  ['a finished .docx', 'completed', { name: 'Dique.docx', identity: 'file-1' }, true],
  ['one that is processed', 'processing', { name: 'Dique.docx', identity: 'file-1' }, false],
  ['an older .doc', 'completed', { name: 'Dique.doc', identity: 'file-1' }, false],
  ['one whose original is not named', 'completed', { name: 'Dique.docx' }, false],
] as const)('%s', (_, status, file, comparable) => {
  expect(isComparable({ status, file })).toBe(comparable)
})
