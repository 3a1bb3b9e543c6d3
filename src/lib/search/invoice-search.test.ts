import { expect, it } from 'vitest'
import { invoiceSearch } from './invoice-search.ts'

const none = {}

it.each([
  ['nothing', {}, none],
  ['empty filters', { from: '', to: '', orderNumber: '', page: '1' }, none],
  ['other parameters', { order: 'GX', from: 3 }, none],
  [
    'filters and page',
    { from: '2026-10-01', to: '2026-10-31', orderNumber: 'gx', status: 'paid', page: '2' },
    { from: '2026-10-01', to: '2026-10-31', orderNumber: 'gx', status: 'paid', page: 2 },
  ],
])('reads %s', (_name, search, expected) => {
  expect(invoiceSearch(search)).toEqual(expected)
})
