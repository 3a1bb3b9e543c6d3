import { expect, it } from 'vitest'
import { receiptSearch } from './receipt-search.ts'

it.each([
  ['RC-100001', 'RC-100001'],
  ['', undefined],
  ['RC 1', undefined],
  ['R'.repeat(65), undefined],
  [7, undefined],
  [undefined, undefined],
])('%s names %s', (receipt, expected) => {
  expect(receiptSearch({ receipt })).toEqual({ receipt: expected })
})
