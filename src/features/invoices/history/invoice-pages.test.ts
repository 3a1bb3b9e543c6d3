import { expect, it } from 'vitest'
import { hasPager, invoicePageOf } from './invoice-pages.ts'

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index)

it.each([
  [0, 0, [], { pageCount: 0, previous: null, next: null }],
  [3, 0, [0, 1, 2], { pageCount: 1, previous: null, next: null }],
  [10, 0, numbers(10), { pageCount: 1, previous: null, next: null }],
  [12, 0, numbers(10), { pageCount: 2, previous: null, next: 1 }],
  [12, 1, [10, 11], { pageCount: 2, previous: 0, next: null }],
  [21, 1, numbers(20).slice(10), { pageCount: 3, previous: 0, next: 2 }],
  [12, 5, [], { pageCount: 2, previous: 4, next: null }],
])('of %i entries, page %i has %j', (count, current, items, rest) => {
  expect(invoicePageOf(numbers(count), current)).toEqual({ items, current, ...rest })
})

it.each([
  [0, false],
  [9, false],
  [10, true],
  [5_000, true],
])('%i invoices have a pager: %s', (count, expected) => {
  expect(hasPager(count)).toBe(expected)
})
