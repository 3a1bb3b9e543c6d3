import { describe, expect, it } from 'vitest'
import type { FileListTerms } from '../../api/digital-files.ts'
import { isNarrowedOrSorted, searchOfFileTerms } from './file-list-address.ts'
import { type FileListSearch, fileListSearch, fileTermsOf } from './file-list-terms.ts'

describe('the terms of a list of files', () => {
  it.each<[Record<string, unknown>, FileListTerms]>([
    [{}, { page: 1, status: [], sort: '' }],
    [
      { page: '3', status: 'failed,processing', sort: 'oldest' },
      { page: 3, status: ['processing', 'failed'], sort: 'oldest' },
    ],
    [
      { page: -1, status: 'lost,', sort: 'newest' },
      { page: 1, status: [], sort: '' },
    ],
    [
      { status: 7, sort: ['oldest'] },
      { page: 1, status: [], sort: '' },
    ],
  ])('of the address %o are %o', (typed, terms) => {
    expect(fileTermsOf(fileListSearch(typed))).toEqual(terms)
  })

  it.each<[FileListTerms, FileListSearch]>([
    [
      { page: 1, status: [], sort: '' },
      { page: undefined, status: undefined, sort: undefined },
    ],
    [
      { page: 2, status: ['processing', 'failed'], sort: 'oldest' },
      { page: 2, status: 'processing,failed', sort: 'oldest' },
    ],
  ])('%o are in the address', (terms, search) => {
    expect(searchOfFileTerms(terms)).toEqual(search)
  })

  it.each<[FileListTerms, boolean]>([
    [{ page: 2, status: [], sort: '' }, false],
    [{ page: 1, status: ['failed'], sort: '' }, true],
    [{ page: 1, status: [], sort: 'oldest' }, true],
  ])('%o: chosen %o', (terms, chosen) => {
    expect(isNarrowedOrSorted(terms)).toBe(chosen)
  })
})
