import { expect, it } from 'vitest'
import type { DigitalPurchase } from '../../api/digital-purchases.ts'
import { discountOf, editingAccess, editingOffer, fileTypeOf, mayUpload } from './editing-rules.ts'

const now = Date.parse('2026-11-02T10:00:00Z')

const purchase = (
  type: DigitalPurchase['type'],
  startsAt: string,
  endsAt: string,
): DigitalPurchase => ({
  identity: `${type}-${startsAt}`,
  type,
  name: 'A purchase',
  label: null,
  availablePurchaseIdentity: 'digital-editing-year',
  price: 119,
  fullPrice: 170,
  allowedLanguages: [],
  numberOfUsesAvailable: null,
  numberOfUsesRemaining: null,
  valid: Date.parse(startsAt) <= now && now < Date.parse(endsAt),
  startsAt,
  endsAt,
  receiptCode: null,
})

const active = purchase('editing', '2026-01-02T10:00:00Z', '2027-01-02T10:00:00Z')
const endsNow = purchase('editing', '2025-11-02T10:00:00Z', '2026-11-02T10:00:00Z')
const lastInstant = purchase('editing', '2025-11-02T10:00:01Z', '2026-11-02T10:00:01Z')
const upcoming = purchase('editing', '2027-01-02T10:00:00Z', '2028-01-02T10:00:00Z')
const translations = purchase('translation', '2026-01-02T10:00:00Z', '2027-01-02T10:00:00Z')

it.each([
  ['a subscription', [active], false, false, 'subscribed'],
  ['a renewed subscription', [upcoming, active], false, true, 'subscribed'],
  ['a subscription in its last second', [lastInstant], false, false, 'subscribed'],
  ['a subscription that ends now', [endsNow], false, false, 'none'],
  ['an ended one and edits', [endsNow], false, true, 'earlier-edits'],
  ['one that begins later', [upcoming], false, false, 'none'],
  ['a package of translations', [translations], false, false, 'none'],
  ['a trial', [], true, false, 'trial'],
  ['a trial and earlier edits', [endsNow], true, true, 'trial'],
  ['a trial and a subscription', [active], true, true, 'subscribed'],
  ['nothing', [], false, false, 'none'],
] as const)('%s gives access: %j', (_, purchases, hasTrial, hasUploadedDigitalEdit, expected) => {
  const load = { digitalPurchases: [...purchases], hasUploadedDigitalEdit }
  expect(editingAccess(load, { hasTrial }, now)).toBe(expected)
})

it.each([
  ['subscribed', true],
  ['trial', true],
  ['earlier-edits', false],
  ['none', false],
] as const)('lets somebody with the access %s upload: %s', (access, expected) => {
  expect(mayUpload(access)).toBe(expected)
})

it('finds the subscription among the offers', () => {
  const offer = {
    identity: 'digital-editing-year',
    type: 'editing',
    name: 'Digital editing for one year',
    label: null,
    price: 119,
    fullPrice: 170,
    numberOfUsesAvailable: null,
    allowedLanguages: [],
  } as const
  const other = { ...offer, type: 'translation', allowedLanguages: [] } as const
  const offers = [other, offer].map((one) => ({ ...one, allowedLanguages: [] }))
  expect(editingOffer({ availableDigitalPurchases: offers })?.type).toBe('editing')
  expect(editingOffer({ availableDigitalPurchases: [] })).toBeUndefined()
})

it.each([
  [119, 170, 30],
  [17_255, 24_650, 30],
  [170, 170, 0],
  [200, 170, 0],
])('%s instead of %s saves %s percent', (price, fullPrice, expected) => {
  expect(discountOf({ price, fullPrice })).toBe(expected)
})

it.each([
  ['Stream temperature v3.docx', 'docx'],
  ['Revised.DOC', 'doc'],
  ['notes.doc.pdf', 'other'],
  ['docx', 'other'],
])('%s is of the type %s', (name, expected) => {
  expect(fileTypeOf(name)).toBe(expected)
})
