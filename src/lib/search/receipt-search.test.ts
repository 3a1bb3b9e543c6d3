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

it.each([
  [true, true],
  ['true', true],
  ['yes', undefined],
  [undefined, undefined],
])('of sent %s it reads %s', (sent, expected) => {
  expect(receiptSearch({ sent }).sent).toBe(expected)
})
