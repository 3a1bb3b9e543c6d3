import { describe, expect, it } from 'vitest'
import {
  filterInvoices,
  filtersOf,
  type InvoiceFilters,
  invoicesIn,
  invoiceViewOf,
  paramsOf,
  searchOf,
} from './invoice-filters.ts'

const noFilters: InvoiceFilters = { from: '', to: '', orderNumber: '', status: [], sort: '' }

it.each([
  [undefined, 'history'],
  ['unpaid', 'unpaid'],
  ['paid', 'history'],
  ['US-90321', 'history'],
])('the status %s shows the view %s', (status, view) => {
  expect(invoiceViewOf(status)).toBe(view)
})

it.each(['history', 'unpaid'] as const)('links to the view %s', (view) => {
  expect(invoiceViewOf(paramsOf(view).status)).toBe(view)
})

it.each([
  [{ balance: 12, pendingWriteoff: false }, true],
  [{ balance: 0.01, pendingWriteoff: false }, true],
  [{ balance: 0, pendingWriteoff: false }, false],
  [{ balance: -3, pendingWriteoff: false }, false],
  [{ balance: 12, pendingWriteoff: true }, false],
])('%j is unpaid: %s', (invoice, isUnpaid) => {
  expect(invoicesIn('unpaid', [invoice])).toHaveLength(isUnpaid ? 1 : 0)
  expect(invoicesIn('history', [invoice])).toHaveLength(1)
})

describe('the address', () => {
  const terms = { from: '2026-10-01', to: '2026-10-31', orderNumber: 'GX7' }
  const all: InvoiceFilters = { ...terms, status: ['unpaid', 'paid'], sort: 'oldest' }

  it.each([
    ['nothing', noFilters, 0, {}],
    ['all filters', all, 0, { ...terms, status: 'unpaid,paid', sort: 'oldest' }],
    ['another page', { ...noFilters, to: '2026-10-31' }, 2, { to: '2026-10-31', page: 3 }],
  ])('writes and reads %s', (_name, filters, page, search) => {
    expect(searchOf(filters, page)).toEqual(search)
    expect(filtersOf(search)).toEqual(filters)
  })

  it('ignores statuses and sort orders that do not exist', () => {
    const read = filtersOf({ status: 'late,paid,unpaid,paid', sort: 'amount' })
    expect(read).toEqual({ ...noFilters, status: ['unpaid', 'paid'] })
  })

  it('ignores days that do not exist, and spaces', () => {
    const search = { from: '2026-02-30', to: 'soon', orderNumber: ' GX7 ' }
    expect(filtersOf(search)).toEqual({ ...noFilters, orderNumber: 'GX7' })
    expect(searchOf({ ...noFilters, orderNumber: '  ' })).toEqual({})
  })
})

describe('filterInvoices', () => {
  const settled = {
    ...{ balance: 0, totalAmount: 90 },
    ...{ pendingWriteoff: false, boletoUrl: null, pendingPayment: null },
  }
  const invoice = (transactionDate: string, Submission: string | null = null) => ({
    ...settled,
    transactionDate,
    customFields: { Submission },
  })

  it.each([
    ['from its own day', { from: '2026-10-04' }, 'UTC', true],
    ['from the next day', { from: '2026-10-05' }, 'UTC', false],
    ['to its own day', { to: '2026-10-04' }, 'UTC', true],
    ['to the day before', { to: '2026-10-03' }, 'UTC', false],
    ['its own day alone', { from: '2026-10-04', to: '2026-10-04' }, 'UTC', true],
    ['long before', { from: '2020-01-01', to: '2020-12-31' }, 'UTC', false],
    ['a long time', { from: '2020-01-01', to: '2030-01-01' }, 'UTC', true],
    // Where the reader lives, it is the next day already.
    ['from the next day in Tokyo', { from: '2026-10-05' }, 'Asia/Tokyo', true],
    ['to its own day in Tokyo', { to: '2026-10-04' }, 'Asia/Tokyo', false],
    ['from the next day farthest east', { from: '2026-10-05' }, 'Pacific/Kiritimati', true],
    ['to its own day in Honolulu', { to: '2026-10-04' }, 'Pacific/Honolulu', true],
  ])('at 20:30 UTC on October 4, 2026: %s', (_name, days, zone, found) => {
    const invoices = [invoice('2026-10-04T20:30:00Z')]
    expect(filterInvoices(invoices, { ...noFilters, ...days }, zone)).toHaveLength(found ? 1 : 0)
  })

  it.each([
    ['2026-10-04T00:00:00Z', true],
    ['2026-10-04T23:59:59Z', true],
    ['2026-10-03T23:59:59Z', false],
    ['2026-10-05T00:00:00Z', false],
    ['2026-10-05T01:00:00+02:00', true],
  ])('%s is on October 4: %s', (written, found) => {
    const filters = { ...noFilters, from: '2026-10-04', to: '2026-10-04' }
    expect(filterInvoices([invoice(written)], filters, 'UTC')).toHaveLength(found ? 1 : 0)
  })

  it.each([
    ['', null, true],
    ['gx7', 'GX7KQ2M9: Root exudates in barley', true],
    ['ＧＸ７', 'GX7KQ2M9: Root exudates in barley', true],
    ['KQ2M', 'GX7KQ2M9: Root exudates in barley', true],
    ['GX8', 'GX7KQ2M9: Root exudates in barley', false],
    ['gx7', null, false],
  ])('the order number %j finds %j: %s', (orderNumber, submission, found) => {
    const invoices = [invoice('2026-10-04T20:30:00Z', submission)]
    expect(filterInvoices(invoices, { ...noFilters, orderNumber })).toHaveLength(found ? 1 : 0)
  })

  const some = [
    { ...invoice('2026-10-04T20:30:00Z'), name: 'paid' },
    { ...invoice('2026-10-03T20:30:00Z'), name: 'open', balance: 90 },
    {
      ...invoice('2026-10-02T20:30:00Z'),
      name: 'yen',
      balance: 9_000,
      totalAmount: 9_000,
    },
    { ...invoice('2026-10-01T20:30:00Z'), name: 'part', balance: 30 },
  ]

  it.each([
    [[], '', ['paid', 'open', 'yen', 'part']],
    [['unpaid'], '', ['open', 'yen']],
    [['paid', 'partly-paid'], '', ['paid', 'part']],
    [['written-off'], '', []],
    [[], 'oldest', ['part', 'yen', 'open', 'paid']],
    [['unpaid', 'partly-paid'], 'oldest', ['part', 'yen', 'open']],
  ] as const)('of the statuses %j, sorted by "%s", finds %j', (status, sort, names) => {
    const found = filterInvoices(some, { ...noFilters, status, sort })
    expect(found.map(({ name }) => name)).toEqual(names)
  })
})
