import { describe, expect, it } from 'vitest'
import { payOffBillOf, payOffFunds } from './pay-off-bill.ts'
import { brl, jpy, testInvoice, usd } from './test-invoice.ts'

const invoice = (balance: number, currency = usd) => testInvoice('A', { balance, currency })

describe('the bill of invoices that are paid together', () => {
  it.each([
    ['one', [invoice(412.5)], usd, 412.5, 412.5],
    ['several', [invoice(0.1), invoice(0.2)], usd, 0.3, 0.3],
    ['one in yen', [invoice(50_000, jpy)], jpy, 50_000, 335],
    ['several in a currency that is not the person’s', [invoice(1, jpy)], jpy, 1, 0.01],
    ['two currencies', [invoice(100, brl), invoice(10)], brl, 155.56, 28],
    ['none', [], brl, 0, 0],
  ])('%s', (_, invoices, currency, total, dollars) => {
    expect(payOffBillOf(invoices, brl)).toMatchObject({ currency, total, dollars })
  })

  it("takes each invoice's own rate", () => {
    const old = { ...invoice(1_000, jpy), exchangeRate: 0.01 }
    expect(payOffBillOf([old], usd)).toMatchObject({ total: 1_000, dollars: 10 })
    expect(payOffBillOf([old, invoice(5)], usd)).toMatchObject({ total: 15, dollars: 15 })
  })

  it.each([
    [[invoice(1, jpy), invoice(2, jpy)], true],
    [[invoice(1, jpy), invoice(2)], false],
  ])('knows whether they share a currency', (invoices, isShared) => {
    expect(payOffBillOf(invoices, usd).isShared).toBe(isShared)
  })
})

it.each([
  [60, 100, 60],
  [99.99, 100, 99.99],
  [100, 100, 0],
  [140, 100, 0],
  [0, 100, 0],
])('credits of %d for a total of %d: %d', (credits, total, used) => {
  expect(payOffFunds({ credits, prepayment: 40 }, total)).toEqual({ credits: used, prepayment: 40 })
})
