import { expect, it } from 'vitest'
import {
  minPrepayment,
  openBalance,
  openFirst,
  prepayTaskOf,
  usagesOf,
  visibleEntries,
} from './prepay-rules.ts'

it.each([
  [0, false, 0],
  [5, false, 5],
  [7, false, 5],
  [7, true, 7],
])('of %d entries, all: %s, %d are shown', (count, all, shown) => {
  const entries = Array.from({ length: count }, (_, index) => index)
  expect(visibleEntries(entries, all)).toEqual(entries.slice(0, shown))
})

it('lists open prepayments before paid ones', () => {
  const all = [500, 0, 12, 0].map((balance, at) => ({ at, balance }))
  expect(openFirst(all).map(({ at }) => at)).toEqual([0, 2, 1, 3])
})

const prepayment = (retainerInvoiceNumber: string, balance: number) => ({
  retainerInvoiceNumber,
  totalAmount: 150,
  availablePrepaymentAmount: 150 - balance,
  balance,
  formattedDate: 'November 02, 2026',
  transactionDate: '2026-11-02T10:00:00.000Z',
  boletoUrl: null,
  pendingPayment: null,
  fapiao: null,
  payment: null,
})

it.each([
  [undefined, 'new'],
  ['US-RT-1011', 'open'],
  ['US-RT-1004', 'paid'],
  ['US-RT-9999', 'unknown'],
  ['complete', 'unknown'],
])('invoice number %j: the task is %s', (number, kind) => {
  const prepayments = [prepayment('US-RT-1011', 150), prepayment('US-RT-1004', 0)]
  expect(prepayTaskOf(prepayments, number).kind).toBe(kind)
})

const currency = (shortName: string, exchangeRate: number, numDecimals: number) => ({
  ...{ isoCode: shortName, shortName, name: shortName, sign: '$', exchangeRate, numDecimals },
})
const usd = currency('USD', 1, 2)
const jpy = currency('JPY', 0.0067, 0)

it.each([
  [{ USD: 100, JPY: 10_000 }, 'JPY', 10_000],
  [{ USD: 250 }, 'USD', 250],
  [{ USD: 250 }, 'GBP', 100],
  [{}, 'constructor', 100],
])('configured %o, currency %s: the minimum is %d', (configured, shortName, minimum) => {
  expect(minPrepayment(configured, { shortName })).toBe(minimum)
})

it.each([
  [150, usd, 150],
  [150, jpy, 22_388],
  [0, usd, 0],
])('a balance of %d dollars is %o', (balance, unit, amount) => {
  expect(openBalance({ balance }, unit)).toBe(amount)
})

it.each([
  ['not paid', 500, 500, 0, undefined],
  ['unused', 500, 0, 500, { whole: 500, left: 500 }],
  ['partly used', 300, 0, 179.5, { whole: 300, left: 179.5 }],
  ['used up', 300, 0, 0, { whole: 300, left: 0 }],
  ['partly paid', 300, 100, 150, { whole: 200, left: 150 }],
  ['worth more than was paid', 300, 0, 310, { whole: 310, left: 310 }],
] as const)('a prepayment that is %s', (_, totalAmount, balance, left, usage) => {
  const prepaid = {
    ...prepayment('US-RT-1011', balance),
    totalAmount,
    availablePrepaymentAmount: left,
  }
  expect(usagesOf([prepaid], currency('USD', 1, 2))).toEqual(
    usage ? [{ number: 'US-RT-1011', ...usage }] : [],
  )
})

it('reckons what is left in the currency', () => {
  const prepaid = {
    ...prepayment('CN-RT-2041', 0),
    totalAmount: 100,
    availablePrepaymentAmount: 33,
  }
  expect(usagesOf([prepaid], currency('CNY', 0.14, 2))).toEqual([
    { number: 'CN-RT-2041', whole: 714.29, left: 235.71 },
  ])
})

it('lists prepayments with money left first', () => {
  const all = [
    { ...prepayment('US-RT-1', 0), availablePrepaymentAmount: 0 },
    prepayment('US-RT-2', 0),
  ]
  const usages = usagesOf(all, currency('USD', 1, 2))
  expect(usages.map(({ number }) => number)).toEqual(['US-RT-2', 'US-RT-1'])
})
