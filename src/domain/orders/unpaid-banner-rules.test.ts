import { expect, it } from 'vitest'
import { payParams, unpaidBannerOf } from './unpaid-banner-rules.ts'

const invoices = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    invoiceNumber: `US-${index}`,
    externalId: null,
    transactionDate: '2026-11-02T10:00:00.000Z',
    balance: 12.5,
    formattedDate: 'November 02, 2026',
  }))

it.each([
  [1, false, { count: 1, total: 12.5, invoices: 1, named: 1 }],
  [10, false, { count: 10, total: 125, invoices: 10, named: 10 }],
  [11, false, { count: 11, total: 137.5, invoices: 11, named: 0 }],
])('%d unpaid, hidden: %s', (count, hideInvoices, expected) => {
  const banner = unpaidBannerOf({ hideInvoices, unpaidInvoices: invoices(count) })
  const lengths = { invoices: banner?.invoices.length, named: banner?.named.length }
  expect({ ...banner, ...lengths }).toEqual(expected)
})

it.each([
  [0, false],
  [3, true],
])('%d unpaid, hidden: %s, need no banner', (count, hideInvoices) => {
  expect(unpaidBannerOf({ hideInvoices, unpaidInvoices: invoices(count) })).toBeNull()
})

it('leads to the payment of one invoice, or of several', () => {
  expect(payParams(invoices(1))).toEqual({ invoiceNumbers: 'US-0' })
  expect(payParams(invoices(2))).toEqual({ invoiceNumbers: 'US-0,US-1' })
})
