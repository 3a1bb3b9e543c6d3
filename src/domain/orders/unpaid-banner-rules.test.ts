import { expect, it } from 'vitest'
import { payParams, unpaidBannerOf } from './unpaid-banner-rules.ts'

const invoices = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    invoiceNumber: `US-${index}`,
    externalId: null,
    transactionDate: '2026-11-02T10:00:00.000Z',
    balance: 12.5,
    formattedDate: 'November 02, 2026',
    pendingPayment: null,
  }))

it.each([
  [1, false, { count: 1, total: 12.5, onItsWay: 0, due: 1, named: 1 }],
  [10, false, { count: 10, total: 125, onItsWay: 0, due: 10, named: 10 }],
  [11, false, { count: 11, total: 137.5, onItsWay: 0, due: 11, named: 0 }],
])('%d unpaid, hidden: %s', (count, hideInvoices, expected) => {
  const banner = unpaidBannerOf({ hideInvoices, unpaidInvoices: invoices(count) })
  const lengths = { due: banner?.due.length, named: banner?.named.length }
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

const transfer = { receiptCode: 'RC-1', boletoUrl: null }
const slip = { receiptCode: 'RC-2', boletoUrl: '/external/boleto/2' }

it.each([
  ['nothing', [null, null], { total: 25, onItsWay: 0 }, 2],
  ['one by transfer', [transfer, null], { total: 12.5, onItsWay: 12.5 }, 1],
  ['the only one by boleto', [slip], { onItsWay: 12.5, boletoUrl: slip.boletoUrl }, 0],
  ['the only one by transfer', [transfer], { onItsWay: 12.5, boletoUrl: undefined }, 0],
  ['all by boleto', [slip, slip], { total: 0, onItsWay: 25, boletoUrl: undefined }, 0],
])('asks for the rest where a bank is to bring %s', (_, pending, expected, due) => {
  const unpaidInvoices = invoices(pending.length).map((invoice, index) => ({
    ...invoice,
    pendingPayment: pending[index] ?? null,
  }))
  const banner = unpaidBannerOf({ hideInvoices: false, unpaidInvoices })
  expect(banner).toMatchObject(expected)
  expect(banner?.due).toHaveLength(due)
})
