import { describe, expect, it } from 'vitest'
import type { Invoice } from '../../api/invoices.ts'
import {
  billOfInvoice,
  billOfPrepayment,
  cancelDaysLeft,
  cancelOfferOf,
  type FapiaoBill,
  type FapiaoSite,
  fapiaoStateOf,
  isOfThisSite,
  showsFapiaos,
} from './fapiao-rules.ts'
import { testFapiao } from './test-fapiao.ts'

const links = {
  termsOfService: '/terms',
  privacyPolicy: '/privacy',
  support: '/support',
  officeAddIn: '/add-in',
  rubriq: '/rubriq',
  preprint: '/preprint',
  survey: '/survey',
  editingVideo: null,
}
const china: FapiaoSite = {
  config: { fapiaoAvailable: true, links },
  localization: { code: 'cn', allowsFapiaoProcessingAfterPayment: true },
}
const atOrder: FapiaoSite = {
  ...china,
  localization: { code: 'cn', allowsFapiaoProcessingAfterPayment: false },
}
const switchedOff: FapiaoSite = { ...china, config: { fapiaoAvailable: false, links } }

const prepaid: FapiaoBill = {
  kind: 'prepayment',
  number: 'CN-RT-2041',
  localization: undefined,
  isPaid: true,
  isWrittenOff: false,
  paymentId: '72041',
  fapiao: null,
}
const billed: FapiaoBill = { ...prepaid, kind: 'invoice', number: 'CN-77316', localization: 'cn' }
const requested = { ...testFapiao, status: 'requested', completed: false, number: null } as const
const processing = { ...requested, status: 'processing' } as const
const cancelled = { ...testFapiao, status: 'cancelled', completed: false } as const

describe('sites with fapiaos', () => {
  it.each([
    [china, true],
    [switchedOff, true],
    [atOrder, false],
  ])('at the site %o: %s', (site, shown) => {
    expect(showsFapiaos(site)).toBe(shown)
  })
})

const america: FapiaoSite = {
  ...switchedOff,
  localization: { code: 'us', allowsFapiaoProcessingAfterPayment: false },
}
const americanPrepaid: FapiaoBill = { ...prepaid, number: 'US-RT-1088' }
const americanBilled: FapiaoBill = { ...billed, number: 'US-55120', localization: 'us' }

it.each([
  ['an American prepayment in America', americanPrepaid, america, true],
  ['an American prepayment in China', americanPrepaid, china, false],
  ['an American invoice in America', americanBilled, america, true],
  ['an American invoice in China', americanBilled, china, false],
  ['a Chinese prepayment in China', prepaid, china, true],
])('%s is of this site: %s', (_, bill, site, expected) => {
  expect(isOfThisSite(bill, site)).toBe(expected)
})

describe('the status of a fapiao', () => {
  it.each([
    ['paid in advance, without one', prepaid, china, 'open'],
    ['paid by invoice, without one', billed, china, 'open'],
    ['the American prepayment', { ...prepaid, number: 'US-RT-1187' }, china, 'dashes'],
    [
      'a US payment with a fapiao',
      { ...prepaid, number: 'US-1', fapiao: testFapiao },
      china,
      'dashes',
    ],
    ['a number that contains US', { ...prepaid, number: 'CN-US-1' }, china, 'open'],
    ['the invoice of another site', { ...billed, localization: 'jp' }, china, 'support'],
    [
      'an American invoice',
      { ...billed, number: 'US-55120', localization: 'us' },
      china,
      'support',
    ],
    ['not paid', { ...prepaid, isPaid: false, paymentId: undefined }, china, 'unpaid'],
    ['written off', { ...billed, isPaid: false, isWrittenOff: true }, china, 'written-off'],
    ['paid from a prepayment', { ...billed, paymentId: undefined }, china, 'paid-in-advance'],
    ['where the order form asks for it', prepaid, atOrder, 'off'],
    ['issued, where the order form asks for it', { ...billed, fapiao: testFapiao }, atOrder, 'off'],
    ['where there are no fapiaos', prepaid, switchedOff, 'off'],
    ['requested', { ...prepaid, fapiao: requested }, china, 'under-way'],
    ['at the tax office', { ...prepaid, fapiao: processing }, china, 'under-way'],
    ['issued', { ...prepaid, fapiao: testFapiao }, china, 'issued'],
    [
      'issued before fapiaos were switched off',
      { ...prepaid, fapiao: testFapiao },
      switchedOff,
      'issued',
    ],
    ['cancelled', { ...prepaid, fapiao: cancelled }, china, 'open'],
  ] as const)('%s', (_name, bill, site, kind) => {
    expect(fapiaoStateOf(bill, site).kind).toBe(kind)
  })

  it('is requested for the payment, and mentions a cancelled one', () => {
    expect(fapiaoStateOf({ ...prepaid, fapiao: cancelled }, china)).toEqual({
      kind: 'open',
      paymentId: '72041',
      cancelled,
    })
  })
})

describe('the item of a fapiao', () => {
  const prepayment = {
    retainerInvoiceNumber: 'CN-RT-2041',
    totalAmount: 100,
    availablePrepaymentAmount: 100,
    balance: 0,
    formattedDate: 'March 02, 2026',
    transactionDate: '2026-03-02T09:00:00Z',
    boletoUrl: null,
    pendingPayment: null,
    fapiao: null,
    payment: { id: '72041', amount: 100 },
  }
  it.each([
    [prepayment, true, '72041'],
    [{ ...prepayment, payment: null, balance: 100 }, false, undefined],
  ])('is a prepayment', (invoice, isPaid, paymentId) => {
    expect(billOfPrepayment(invoice)).toMatchObject({ kind: 'prepayment', isPaid, paymentId })
  })

  const yuan = {
    isoCode: 'CNY',
    shortName: 'CNY',
    name: 'Chinese yuan',
    sign: '¥',
    exchangeRate: 0.14,
    numDecimals: 2,
  }
  const invoice: Invoice = {
    invoiceNumber: 'CN-77316',
    transactionDate: '2026-03-02T09:00:00Z',
    balance: 0,
    totalAmount: 100,
    exchangeRate: 0.14,
    currency: yuan,
    localization: 'cn',
    customFields: { Submission: null },
    pendingWriteoff: false,
    boletoUrl: null,
    pendingPayment: null,
    statementOfDelivery: { status: 'none' },
    payments: [],
    fapiao: null,
  }
  const date = '2026-03-04T09:00:00Z'
  const money = { id: '77316', amount: 60, date, retainerinvoice_id: null }
  const advance = { id: '78210', amount: 40, date, retainerinvoice_id: 'CN-RT-2041' }
  it.each([
    ['nothing', [], 100, false, undefined],
    ['money', [money], 0, true, '77316'],
    ['a part', [money], 40, false, '77316'],
    ['a prepayment', [advance], 0, true, undefined],
    ['both', [advance, money], 0, true, '77316'],
  ])('is an invoice, paid by %s', (_name, payments, balance, isPaid, paymentId) => {
    const bill = billOfInvoice({ ...invoice, payments, balance })
    expect(bill).toMatchObject({ kind: 'invoice', localization: 'cn', isPaid, paymentId })
  })
})

describe('cancelling', () => {
  const person = { impersonatorIdentity: null }
  const staff = { impersonatorIdentity: 'staff-17' }
  const paid = '2026-02-28T09:00:00Z'
  it.each([
    ['issued today', true, paid, person, '2026-03-01T00:00:00Z', { kind: 'days', days: 364 }],
    ['at the last instant', true, paid, person, '2027-02-28T09:00:00Z', { kind: 'days', days: 0 }],
    [
      'at the last instant, by staff',
      true,
      paid,
      staff,
      '2027-02-28T09:00:00Z',
      { kind: 'days', days: 0 },
    ],
    ['a year later', true, paid, person, '2027-02-28T09:00:00.001Z', { kind: 'none' }],
    ['a year later, by staff', true, paid, staff, '2028-01-01T00:00:00Z', { kind: 'override' }],
    ['not issued', false, paid, person, '2026-03-01T00:00:00Z', { kind: 'none' }],
    ['not issued, by staff', false, paid, staff, '2026-03-01T00:00:00Z', { kind: 'none' }],
    ['of an unknown payment', true, null, person, '2026-03-01T00:00:00Z', { kind: 'none' }],
    [
      'of an unknown payment, by staff',
      true,
      null,
      staff,
      '2026-03-01T00:00:00Z',
      { kind: 'override' },
    ],
  ])('%s', (_name, completed, paymentDate, user, now, offer) => {
    expect(cancelOfferOf({ completed, paymentDate }, user, Date.parse(now))).toEqual(offer)
  })
})

describe('days left to cancel', () => {
  it.each([
    ['at the payment', '2026-02-28T09:00:00Z', '2026-02-28T09:00:00Z', 365],
    ['at the payment, before a February 29', '2027-06-01T00:00:00Z', '2027-06-01T00:00:00Z', 366],
    [
      'of a payment on February 29, until March 1',
      '2024-02-29T08:00:00Z',
      '2025-03-01T08:00:00Z',
      0,
    ],
    ['after that', '2024-02-29T08:00:00Z', '2025-03-01T08:00:00.001Z', undefined],
    ['before a February 28', '2023-02-28T08:00:00Z', '2024-02-27T08:00:00Z', 1],
    ['with exactly a day left', '2026-02-28T09:00:00Z', '2027-02-27T09:00:00Z', 1],
    ['with less than a day left', '2026-02-28T09:00:00Z', '2027-02-27T09:00:00.001Z', 0],
    ['at the same instant a year later', '2026-02-28T09:00:00Z', '2027-02-28T09:00:00Z', 0],
    ['paid on New Year in Beijing', '2026-01-01T00:30:00+08:00', '2026-12-31T16:30:00Z', 0],
    [
      'a moment later there',
      '2026-01-01T00:30:00+08:00',
      '2027-01-01T00:30:00.001+08:00',
      undefined,
    ],
    ['seen from New York', '2026-02-28T09:00:00Z', '2027-02-26T04:00:00-05:00', 2],
  ])('%s', (_name, paymentDate, now, days) => {
    expect(cancelDaysLeft({ completed: true, paymentDate }, Date.parse(now))).toBe(days)
  })

  it('are none before it is issued', () => {
    const requested = { completed: false, paymentDate: '2026-02-28T09:00:00Z' }
    expect(cancelDaysLeft(requested, Date.parse('2026-03-01T00:00:00Z'))).toBeUndefined()
  })
})
