import { expect, it } from 'vitest'
import { noTerms } from '../../api/orders.ts'
import { isNarrowed, placeOfTerms, termsOfPlace } from './order-search-rules.ts'

const nothing = { xid: '_', orderTitle: '_', from: '_', to: '_', page: '1' }

it.each([
  [noTerms, nothing],
  [
    { ...noTerms, xid: ' GX7 ', page: 3 },
    { ...nothing, xid: 'GX7', page: '3' },
  ],
  [
    { ...noTerms, from: '2026-09-01', to: '2026-09-30' },
    { ...nothing, from: '2026-09-01', to: '2026-09-30' },
  ],
])('%j has the address %j', (terms, path) => {
  expect(placeOfTerms(terms).params).toEqual(path)
})

it.each([
  [nothing, noTerms],
  [
    { ...nothing, orderTitle: 'soil / roots' },
    { ...noTerms, orderTitle: 'soil / roots' },
  ],
  [{ ...nothing, from: 'yesterday', to: '2026-02-30' }, noTerms],
  [{ ...nothing, page: '0' }, noTerms],
  [{ ...nothing, page: 'x' }, noTerms],
  [{ ...nothing, page: '2.5' }, noTerms],
])('the address %j requests %j', (path, terms) => {
  expect(termsOfPlace(path, {})).toEqual(terms)
})

it.each([
  [[], '', {}],
  [['On Hold'], '', { status: 'On Hold' }],
  [
    ['Received', 'Awaiting Payment'],
    'deadline',
    { status: 'Received,Awaiting Payment', sort: 'deadline' },
  ],
  [[], 'oldest', { sort: 'oldest' }],
] as const)(
  'statuses %j sorted by "%s" are %j in an address, and read from it',
  (status, sort, search) => {
    const terms = { ...noTerms, status, sort }
    const place = placeOfTerms(terms)
    expect(place.search).toEqual(search)
    expect(termsOfPlace(place.params, place.search)).toEqual(terms)
  },
)

it.each([
  ['unknown values', { status: 'done,received', sort: 'title' }, [], ''],
  ['one of them', { status: 'done,Received,', sort: 'newest' }, ['Received'], 'newest'],
  [
    'repeated ones in any order',
    { status: 'Completed,Received,Completed' },
    ['Received', 'Completed'],
    '',
  ],
])('reads of %s in an address what it can', (_, search, status, sort) => {
  expect(termsOfPlace(nothing, search)).toEqual({ ...noTerms, status, sort })
})

it.each([
  [noTerms, false],
  [{ ...noTerms, page: 4 }, false],
  [{ ...noTerms, sort: 'oldest' as const }, false],
  [{ ...noTerms, to: '2026-09-30' }, true],
  [{ ...noTerms, status: ['Received'] as const }, true],
])('%j narrows: %s', (terms, expected) => {
  expect(isNarrowed(terms)).toBe(expected)
})
