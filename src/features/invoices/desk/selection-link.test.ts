import { expect, it } from 'vitest'
import { invoiceSearch } from '../../../lib/search/invoice-search.ts'
import { invoiceNumbersOf } from '../../../lib/search/pay-off-list.ts'
import { selectionLink } from './selection-link.ts'

const portal = { page: 'https://galley.example/en/researcher/invoices/unpaid?page=2', base: '/' }

it.each([
  ['/', 'https://galley.example/br/researcher/invoices/unpaid?invoices=US-1,US-2'],
  ['/portal/', 'https://galley.example/portal/br/researcher/invoices/unpaid?invoices=US-1,US-2'],
])('is a whole address in a folder %s', (base, link) => {
  expect(selectionLink(['US-1', 'US-2'], 'br', { ...portal, base })).toBe(link)
})

it.each([[['US-90321']], [['US-90321', 'US-90187']], [['US/9 %2C', 'CN,1&2', '号+3#']]])(
  'leads back to %j',
  (numbers) => {
    const { searchParams } = new URL(selectionLink(numbers, 'en', portal))
    const { invoices = '' } = invoiceSearch(Object.fromEntries(searchParams))
    expect(invoiceNumbersOf(invoices)).toEqual({ numbers })
  },
)
