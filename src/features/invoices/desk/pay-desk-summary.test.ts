import { describe, expect, it } from 'vitest'
import type { Credit, Invoice, Prepayment } from '../../../api/invoices.ts'
import { applyFunds, availableFunds } from '../../../domain/payment/funds/funds-rules.ts'
import { payOffBillOf, payOffFunds } from '../pay-off/pay-off-bill.ts'
import { mostInvoices } from '../pay-off/pay-off-task.ts'
import { brl, jpy, testInvoice, usd } from '../pay-off/test-invoice.ts'
import { payDeskSummary } from './pay-desk-summary.ts'

const now = Date.parse('2026-11-02T10:00:00Z')

const credit = (balance: number): Credit => ({
  referenceNumber: 'CR-1',
  totalAmount: balance,
  balance,
  transactionDate: '2026-09-01T00:00:00Z',
  expirationDate: null,
  formattedDate: '2026-09-01',
  formattedExpirationDate: null,
})
const prepayment = (availablePrepaymentAmount: number): Prepayment => ({
  retainerInvoiceNumber: 'US-RT-1',
  totalAmount: 1_000,
  availablePrepaymentAmount,
  balance: 0,
  formattedDate: '2026-09-01',
  transactionDate: '2026-09-01T00:00:00Z',
  boletoUrl: null,
  pendingPayment: null,
  fapiao: null,
  payment: null,
})

const invoices = [
  testInvoice('US-1', { balance: 217 }),
  testInvoice('US-2', { balance: 332 }),
  testInvoice('BR-1', { balance: 100, currency: brl }),
  testInvoice('JP-1', { balance: 30_000, currency: jpy }),
  testInvoice('JP-2', { balance: 20_000, currency: jpy }),
  testInvoice('US-3', { balance: 0 }),
  testInvoice('US-4', {
    balance: 90,
    pendingPayment: { receiptCode: 'RC-1', boletoUrl: null },
  }),
]
const load = (credits: number, prepaid: number, currency = usd) => ({
  invoices,
  currency,
  credits: [credit(credits)],
  prepayments: [prepayment(prepaid)],
})

describe('what the chosen invoices cost and what covers it', () => {
  it.each([
    ['one, nothing to cover it', ['US-1'], [0, 0], 217, [0, 0, 217]],
    ['several, credits', ['US-1', 'US-2'], [120, 0], 549, [120, 0, 429]],
    ['credits first, then the balance as far as it goes', ['US-2'], [60, 200], 332, [60, 200, 72]],
    ['all from the balance', ['US-1', 'US-2'], [0, 600], 549, [0, 549, 0]],
    ['all from credits and balance', ['US-1', 'US-2'], [49, 600], 549, [49, 500, 0]],
    ['credits that would cover all stay', ['US-1'], [250, 100], 217, [0, 100, 117]],
    ['a paid one costs nothing', ['US-1', 'US-3'], [0, 0], 217, [0, 0, 217]],
  ])('%s', (_, numbers, [credits, prepaid], total, [creditsApplied, prepaymentApplied, due]) => {
    const summary = payDeskSummary(load(credits ?? 0, prepaid ?? 0), numbers, now)
    expect(summary?.bill.total).toBe(total)
    expect(summary?.applied).toEqual({ creditsApplied, prepaymentApplied, due })
  })

  it.each([[[]], [['US-3']], [['US-9']]])('is nothing for %j', (numbers) => {
    expect(payDeskSummary(load(0, 0), numbers, now)).toBeUndefined()
  })

  it.each([
    ['leaves out what is on its way', ['US-1', 'US-4'], 217, false, [120, 0, 97]],
    ['asks for nothing where all is on its way', ['US-4'], 90, true, [0, 0, 90]],
  ])('%s, and names it', (_, numbers, total, isOnItsWay, applied) => {
    const summary = payDeskSummary(load(120, 0), numbers, now)
    const [creditsApplied, prepaymentApplied, due] = applied
    expect(summary).toMatchObject({
      ...{ bill: { total }, isOnItsWay, onItsWay: { total: 90 } },
      applied: { creditsApplied, prepaymentApplied, due },
      promised: [{ invoiceNumber: 'US-4' }],
    })
  })

  it('says what credits stay', () => {
    expect(payDeskSummary(load(250, 0), ['US-1'], now)?.keptCredits).toBe(250)
    expect(payDeskSummary(load(120, 0), ['US-1'], now)?.keptCredits).toBe(0)
  })
})

describe('several currencies', () => {
  const subtotals = (numbers: string[]) =>
    payDeskSummary(load(0, 0), numbers, now)?.subtotals.map(({ currency, total }) => [
      currency.shortName,
      total,
    ])

  it('adds up in each, and in that of the account', () => {
    const numbers = ['US-1', 'JP-1', 'BR-1', 'JP-2']
    expect(subtotals(numbers)).toEqual([
      ['USD', 217],
      ['JPY', 50_000],
      ['BRL', 100],
    ])
    expect(payDeskSummary(load(0, 0), numbers, now)?.bill).toMatchObject({
      currency: usd,
      total: 570,
    })
  })

  it('needs no subtotal where they share one, whatever the account has', () => {
    expect(subtotals(['JP-1', 'JP-2'])).toEqual([])
    expect(payDeskSummary(load(0, 0), ['JP-1', 'JP-2'], now)?.bill).toMatchObject({
      currency: jpy,
      total: 50_000,
    })
  })

  it('covers with balances that are kept in US dollars', () => {
    expect(payDeskSummary(load(0, 67), ['JP-1'], now)?.applied).toEqual({
      creditsApplied: 0,
      prepaymentApplied: 10_000,
      due: 20_000,
    })
  })
})

it('never differs from the page of the payment', () => {
  const money = load(75.25, 300.1, brl)
  const chosen = invoices.slice(0, 4)
  const bill = payOffBillOf(chosen, money.currency)
  const funds = payOffFunds(availableFunds(money, bill.currency, now), bill.total)
  const summary = payDeskSummary(
    money,
    chosen.map(({ invoiceNumber }) => invoiceNumber),
    now,
  )
  const typed = { useCredits: 'yes', prepaymentOption: 'partialPayment' } as const
  const applied = applyFunds(
    { ...bill, funds },
    { ...typed, prepaymentAmount: String(funds.prepayment) },
  )
  expect(summary?.bill).toEqual(bill)
  expect(summary?.applied).toEqual(applied)
})

it('leaves what one payment does not take for another', () => {
  const many: Invoice[] = Array.from({ length: mostInvoices + 2 }, (_, index) =>
    testInvoice(`US-${index}`, { balance: 1 }),
  )
  const numbers = many.map(({ invoiceNumber }) => invoiceNumber)
  const summary = payDeskSummary({ ...load(0, 0), invoices: many }, numbers, now)
  expect(summary).toMatchObject({ leftForLater: 2, bill: { total: mostInvoices } })
})
