import { expect, it } from 'vitest'
import { endsSoon, nextPeriod, purchaseStateOf } from './purchase-rules.ts'

const now = Date.parse('2026-11-02T10:00:00Z')

it.each([
  ['2026-11-02T10:00:00Z', '2027-11-02T10:00:00Z', null, false, 'active'],
  ['2026-11-02T10:00:01Z', '2027-11-02T10:00:01Z', null, false, 'upcoming'],
  ['2026-11-02T10:00:01Z', '2027-11-02T10:00:01Z', null, true, 'active'],
  ['2025-11-02T10:00:00Z', '2026-11-02T10:00:00Z', null, true, 'expired'],
  ['2025-11-02T10:00:01Z', '2026-11-02T10:00:01Z', null, true, 'active'],
  ['2026-03-02T09:00:00Z', '2027-03-02T09:00:00Z', 1, true, 'active'],
  ['2026-03-02T09:00:00Z', '2027-03-02T09:00:00Z', 0, true, 'used-up'],
  ['2025-03-02T09:00:00Z', '2026-03-02T09:00:00Z', 0, true, 'expired'],
] as const)(
  'from %s to %s with %s left, valid: %s, it is %s',
  (startsAt, endsAt, left, valid, expected) => {
    const purchase = { startsAt, endsAt, numberOfUsesRemaining: left, valid }
    expect(purchaseStateOf(purchase, now)).toBe(expected)
  },
)

it.each([
  ['2026-11-02T12:00:00Z', true],
  ['2026-11-09T12:00:00Z', true],
  ['2026-11-10T12:00:00Z', false],
])('ends soon at %s: %s', (endsAt, expected) => {
  expect(endsSoon(endsAt, now)).toBe(expected)
})

const endingAt = (endsAt: string) => ({
  digitalEditingPurchase: {
    identity: 'purchase-1',
    type: 'editing' as const,
    name: 'Digital editing for one year',
    label: null,
    availablePurchaseIdentity: 'digital-editing-year',
    price: 119,
    fullPrice: 170,
    allowedLanguages: [],
    numberOfUsesAvailable: null,
    numberOfUsesRemaining: null,
    valid: true,
    startsAt: '2026-03-02T09:00:00Z',
    endsAt,
    receiptCode: 'RC-60012',
  },
})

it.each([
  ['a first subscription', 'editing', { digitalEditingPurchase: null }, '2026-11-02T10:00:00Z'],
  ['an active one', 'editing', endingAt('2027-03-02T09:00:00Z'), '2027-03-02T09:00:00Z'],
  ['an ended one', 'editing', endingAt('2026-11-01T09:00:00Z'), '2026-11-02T10:00:00Z'],
  ['a package', 'translation', endingAt('2027-03-02T09:00:00Z'), '2026-11-02T10:00:00Z'],
] as const)('lasts a year: %s', (_, product, load, startsAt) => {
  const start = Date.parse(startsAt)
  const endsAt = Date.parse(startsAt.replace(/^\d{4}/, (year) => String(Number(year) + 1)))
  expect(nextPeriod(product, load, now)).toEqual({ startsAt: start, endsAt })
})
