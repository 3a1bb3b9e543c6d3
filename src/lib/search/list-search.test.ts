import { expect, it } from 'vitest'
import { listSearch } from './list-search.ts'

it.each([
  ['nothing', {}, undefined, undefined],
  ['both', { status: 'Received,On Hold', sort: 'oldest' }, 'Received,On Hold', 'oldest'],
  ['empty texts', { status: '', sort: '' }, undefined, undefined],
  ['what is no text', { status: ['Received'], sort: 3 }, undefined, undefined],
  ['other parameters', { page: '2' }, undefined, undefined],
])('reads %s', (_name, search, status, sort) => {
  expect(listSearch(search)).toEqual({ status, sort })
})
