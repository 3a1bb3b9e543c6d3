import { expect, it } from 'vitest'
import { anOrder } from './test-order.ts'
import { payParams, promisedOf, unpaidBannerOf } from './unpaid-banner-rules.ts'

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

const transfer = { receiptCode: 'RC-1', boletoUrl: null }
const slip = { receiptCode: 'RC-2', boletoUrl: '/external/boleto/2' }

it.each([
  ['without a promise', ['A'], { A: [] }, undefined],
  ['of an order that is not shown', ['B'], { A: [transfer] }, undefined],
  ['by transfer', ['A'], { A: [transfer] }, { boletoUrl: null }],
  ['by boleto', ['A'], { A: [slip] }, { boletoUrl: slip.boletoUrl }],
  ['of only one of two', ['A', 'B'], { A: [slip], B: [] }, undefined],
  ['by several slips', ['A', 'B'], { A: [slip], B: [slip] }, { boletoUrl: null }],
])('knows what is promised for invoices %s', (_, invoiced, pending, promised) => {
  const unpaid = invoices(invoiced.length).map((invoice, index) => ({
    ...invoice,
    externalId: invoiced[index] ?? null,
  }))
  const orders = Object.entries(pending).map(([externalId, pendingPayments]) =>
    anOrder({ externalId, pendingPayments }),
  )
  expect(promisedOf(unpaid, orders)).toEqual(promised)
})
