import { expect, it } from 'vitest'
import { isNarrowed, noTerms, pathFromTerms, termsFromPath } from './order-search-rules.ts'

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
  expect(pathFromTerms(terms)).toEqual(path)
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
  expect(termsFromPath(path)).toEqual(terms)
})

it.each([
  [noTerms, false],
  [{ ...noTerms, page: 4 }, false],
  [{ ...noTerms, to: '2026-09-30' }, true],
])('%j narrows: %s', (terms, expected) => {
  expect(isNarrowed(terms)).toBe(expected)
})
