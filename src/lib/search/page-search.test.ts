import { expect, it } from 'vitest'
import { pageSearch } from './page-search.ts'

it.each([
  [{}, {}],
  [{ page: 2 }, { page: 2 }],
  [{ page: '3' }, { page: 3 }],
  [{ page: 1 }, {}],
  [{ page: 0 }, {}],
  [{ page: -2 }, {}],
  [{ page: 2.5 }, {}],
  [{ page: 'two' }, {}],
  [{ page: null }, {}],
  [{ page: [4, 5] }, {}],
  [{ page: 1e300, other: 'x' }, {}],
])('the page of %j is %j', (search, expected) => {
  expect(pageSearch(search)).toEqual(expected)
  expect(pageSearch(search)).toHaveProperty('page')
})
