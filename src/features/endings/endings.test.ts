import { describe, expect, it } from 'vitest'
import type { DigitalPurchase } from '../../api/digital-purchases.ts'
import type { Fapiao } from '../../api/fapiao.ts'
import type { PromotionalCodeBenefit } from '../../api/rewards.ts'
import { endingsOf, type Held, monthStarts, placeOf } from './endings.ts'

const now = Date.parse('2026-11-29T10:00:00Z')
const nothing: Held = { loyalty: undefined, invoices: undefined, digital: undefined, quote: null }
const dollars = {
  isoCode: 'USD',
  name: 'US dollar',
  shortName: 'USD',
  sign: '$',
  numDecimals: 2,
  exchangeRate: 1,
}
const noInvoices = { credits: [], invoices: [], prepayments: [] }

const code = (changes: Partial<PromotionalCodeBenefit>): PromotionalCodeBenefit => ({
  code: 'AUTUMN12',
  name: '12% off editing this autumn',
  discount: { amount: 12, displayableAmount: '12%' },
  endDate: '2026-12-08T10:00:00Z',
  used: false,
  highlighted: true,
  ...changes,
})

const purchase = (changes: Partial<DigitalPurchase>): DigitalPurchase => ({
  identity: 'purchase-1',
  type: 'translation',
  name: 'Package of 5 translations',
  label: null,
  availablePurchaseIdentity: 'offer-5',
  price: 200,
  fullPrice: 250,
  allowedLanguages: ['spanish-to-english'],
  numberOfUsesAvailable: 5,
  numberOfUsesRemaining: 2,
  valid: true,
  startsAt: '2025-12-20T09:00:00Z',
  endsAt: '2026-12-20T09:00:00Z',
  receiptCode: 'RC-60012',
  ...changes,
})

const credit = (balance: number, expirationDate: string | null) => ({
  referenceNumber: 'CR-20418',
  totalAmount: 40,
  balance,
  transactionDate: '2026-01-02T09:00:00Z',
  expirationDate,
  formattedDate: 'January 02, 2026',
  formattedExpirationDate: null,
})

const fapiao = (changes: Partial<Fapiao>): Fapiao => ({
  identity: 'fapiao-1',
  type: 'general',
  status: 'completed',
  completed: true,
  number: '24312000000187654321',
  url: '/external/fapiao/187654321',
  serviceType: 'technical-service',
  serviceTypeName: '技术服务费',
  organizationName: '清华大学',
  taxpayerNumber: null,
  contactEmail: 'li.na@example.cn',
  contactPhone: null,
  shippingAddress: null,
  paymentId: '58213',
  paymentDate: '2025-12-24T09:00:00Z',
  receiptCode: 'RC-58213',
  ...changes,
})

const withCodes = (...codes: PromotionalCodeBenefit[]): Held => ({
  ...nothing,
  loyalty: { promotionalCodeBenefits: codes, earnedPromotionalCodeBenefits: [] },
})
const withCredit = (balance: number, expirationDate: string | null): Held => ({
  ...nothing,
  invoices: { ...noInvoices, credits: [credit(balance, expirationDate)] },
})
const withPurchase = (changes: Partial<DigitalPurchase>): Held => ({
  ...nothing,
  digital: { digitalPurchases: [purchase(changes)] },
})
const withQuote = (validUntil: string): Held => ({
  ...nothing,
  quote: { validUntil, totalPrice: 372, currency: dollars },
})
const withFapiao = (changes: Partial<Fapiao>): Held => ({
  ...nothing,
  invoices: {
    ...noInvoices,
    prepayments: [
      {
        retainerInvoiceNumber: 'CN-RT-7',
        totalAmount: 500,
        availablePrepaymentAmount: 500,
        balance: 0,
        formattedDate: 'December 24, 2025',
        transactionDate: '2025-12-24T09:00:00Z',
        boletoUrl: null,
        pendingPayment: null,
        fapiao: fapiao(changes),
        payment: null,
      },
    ],
  },
})

const ids = (held: Held) => endingsOf(held, now).map(({ id }) => id)

describe('what ends', () => {
  it.each([
    ['nothing', nothing, []],
    ['a code', withCodes(code({})), ['code-AUTUMN12']],
    ['a code that is used', withCodes(code({ used: true })), []],
    ['a code without an end', withCodes(code({ endDate: null })), []],
    [
      'a code that is over at this instant',
      withCodes(code({ endDate: '2026-11-29T10:00:00Z' })),
      [],
    ],
    [
      'a code of the last day',
      withCodes(code({ endDate: '2027-01-28T10:00:00Z' })),
      ['code-AUTUMN12'],
    ],
    ['a code after that', withCodes(code({ endDate: '2027-01-28T10:00:01Z' })), []],
    ['a credit', withCredit(40, '2026-12-31T09:00:00Z'), ['credit-CR-20418']],
    ['a credit that is spent', withCredit(0, '2026-12-31T09:00:00Z'), []],
    ['a credit without an end', withCredit(40, null), []],
    ['a package', withPurchase({}), ['purchase-purchase-1']],
    ['a package that is used up', withPurchase({ numberOfUsesRemaining: 0 }), []],
    ['a package that has not begun', withPurchase({ valid: false }), []],
    [
      'a subscription',
      withPurchase({ type: 'editing', numberOfUsesAvailable: null, numberOfUsesRemaining: null }),
      ['purchase-purchase-1'],
    ],
    ['a quote', withQuote('2026-12-29T10:00:00Z'), ['quote-2026-12-29T10:00:00Z']],
    ['a quote that is over', withQuote('2026-11-28T10:00:00Z'), []],
    ['the year of a fapiao', withFapiao({}), ['fapiao-fapiao-1']],
    ['that of a fapiao under way', withFapiao({ status: 'processing', completed: false }), []],
    ['that of a fapiao without a payment', withFapiao({ paymentDate: null }), []],
  ])('%s', (_, held, expected) => {
    expect(ids(held)).toEqual(expected)
  })

  it('comes once and in order', () => {
    const earned = code({ code: 'PREMIER10', endDate: '2026-12-01T10:00:00Z' })
    const held: Held = {
      ...withFapiao({}),
      loyalty: {
        promotionalCodeBenefits: [code({}), earned],
        earnedPromotionalCodeBenefits: [earned],
      },
      digital: { digitalPurchases: [purchase({})] },
    }
    expect(ids(held)).toEqual([
      'code-PREMIER10',
      'code-AUTUMN12',
      'purchase-purchase-1',
      'fapiao-fapiao-1',
    ])
  })
})

it.each([
  ['now', '2026-11-29T10:00:00Z', 0],
  ['after 30 days', '2026-12-29T10:00:00Z', 50],
  ['after 60 days', '2027-01-28T10:00:00Z', 100],
])('places an instant %s', (_, at, expected) => {
  expect(placeOf(Date.parse(at), now)).toBe(expected)
})

it.each([
  ['2026-11-29', ['2027-01-01']],
  ['2026-11-20', ['2026-12-01', '2027-01-01']],
  ['2026-01-01', ['2026-02-01', '2026-03-01']],
])('names the months that begin after %s, but for one that is near', (today, expected) => {
  expect(monthStarts(today)).toEqual(expected)
})
