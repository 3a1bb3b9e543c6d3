import { describe, expect, it } from 'vitest'
import type { Currency, Invoice } from '../../../api/invoices.ts'
import { receivedPayments } from './received-payments.ts'
import {
  barsOf,
  chartCurrency,
  needsDollars,
  paymentsIn,
  spendingByMonth,
  spendingOf,
  yearsOf,
} from './spending-by-month.ts'

function currency(shortName: string, exchangeRate: number, numDecimals = 2): Currency {
  return { isoCode: shortName, name: shortName, sign: '¤', exchangeRate, shortName, numDecimals }
}

const usd = currency('USD', 1)
const cny = currency('CNY', 0.14)
const jpy = currency('JPY', 0.0067, 0)

let number = 90_000

function invoice(
  paidIn: Currency,
  payments: readonly (readonly [date: string, amount: number, from?: string])[],
  exchangeRate = paidIn.exchangeRate,
): Invoice {
  number += 1
  return {
    invoiceNumber: `US-${number}`,
    transactionDate: '2024-06-01T00:00:00Z',
    balance: 0,
    totalAmount: 0,
    exchangeRate,
    currency: paidIn,
    localization: 'us',
    customFields: { Submission: null },
    pendingWriteoff: false,
    boletoUrl: null,
    pendingPayment: null,
    statementOfDelivery: { status: 'none' },
    payments: payments.map(([date, amount, from], index) => ({
      id: `${number}-${index}`,
      amount,
      date,
      retainerinvoice_id: from ?? null,
    })),
    fapiao: null,
  }
}

const received = (...invoices: Invoice[]) => receivedPayments(invoices)
const shown = ({ sums }: Pick<ReturnType<typeof spendingOf>, 'sums'>) =>
  sums.map(({ currency: { shortName }, amount }) => `${shortName} ${amount}`)

describe('payments', () => {
  it('are those of all invoices, oldest first', () => {
    const bill = invoice(usd, [
      ['2026-03-01T00:00:00Z', 60, 'US-RT-1042'],
      ['2026-05-01T00:00:00Z', 40],
    ])
    const payments = received(bill, invoice(usd, []), invoice(usd, [['2026-04-01T00:00:00Z', 10]]))
    expect(payments.map(({ amount }) => amount)).toEqual([60, 10, 40])
    expect(payments.map((payment) => payment.retainerInvoiceNumber)).toEqual([
      'US-RT-1042',
      null,
      null,
    ])
  })

  it('have the numbers that their receipts print', () => {
    const bill = invoice(usd, [['2026-03-01T00:00:00Z', 60]])
    const printed = bill.payments.map((payment) => ({ ...payment, receiptNumber: 'RC-90725' }))
    expect(received({ ...bill, payments: printed })).toMatchObject([{ receipt: 'RC-90725' }])
  })

  it.each([
    ['nothing', [], []],
    ['one payment', ['2026-03-01T00:00:00Z'], [2026]],
    ['several years', ['2024-03-01T00:00:00Z', '2026-03-01T00:00:00Z'], [2026, 2024]],
    [
      "both sides of New Year's Eve in UTC",
      ['2025-12-31T23:59:59Z', '2025-12-31T23:30:00-01:00'],
      [2026, 2025],
    ],
  ])('name their years: %s', (_name, dates, years) => {
    const bill = invoice(
      usd,
      dates.map((date) => [date, 10] as const),
    )
    expect(yearsOf(received(bill))).toEqual(years)
  })
})

describe('the months of a year', () => {
  const payments = received(
    invoice(usd, [
      ['2026-01-01T00:00:00Z', 0.1],
      ['2026-01-31T23:59:59Z', 0.2],
      ['2026-12-31T23:59:59Z', 5],
      ['2027-01-01T00:00:00Z', 7],
    ]),
  )

  it('hold what arrived in them', () => {
    const months = spendingByMonth(paymentsIn(payments, 2026))
    expect(months.map(({ month }) => month)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
    expect(months.map(({ count }) => count)).toEqual([2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1])
    expect(months.map(shown)[0]).toEqual(['USD 0.3'])
    expect(months.map(shown)[1]).toEqual([])
  })
})

describe('several currencies', () => {
  it.each([
    ['dollars', [usd], ['USD 100'], 100, false, 'USD', 100],
    ['yuan', [cny], ['CNY 100'], 14, true, 'CNY', 100],
    ['yen', [jpy], ['JPY 100'], 0.67, true, 'JPY', 100],
    ['yuan and dollars', [usd, cny], ['CNY 100', 'USD 100'], 114, true, 'USD', 114],
  ] as const)(
    'are added up apart, and in US dollars: %s',
    (_name, paidIn, sums, dollars, hasDollars, chart, bar) => {
      const payments = received(
        ...paidIn.map((one) => invoice(one, [['2026-02-03T00:00:00Z', 100]])),
      )
      const year = spendingOf(payments)
      expect(shown(year)).toEqual(sums)
      expect(year.dollars).toBe(dollars)
      expect(needsDollars(year)).toBe(hasDollars)
      expect(chartCurrency(year).shortName).toBe(chart)
      expect(barsOf(year, spendingByMonth(payments)).slice(0, 2)).toEqual([
        { month: 0, amount: 0 },
        { month: 1, amount: bar },
      ])
    },
  )

  it("take each invoice's own rate", () => {
    const bill = (rate: number) => invoice(cny, [['2026-02-03T00:00:00Z', 100]], rate)
    expect(spendingOf(received(bill(0.14), bill(0.15))).dollars).toBe(29)
  })
})
