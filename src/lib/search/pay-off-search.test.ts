import { expect, it } from 'vitest'
import { payOffSearch } from './pay-off-search.ts'

it.each([
  [
    { receipt: 'RC-1', unpaid: true },
    { receipt: 'RC-1', unpaid: true },
  ],
  [{ receipt: 'RC-1' }, { receipt: 'RC-1', unpaid: undefined }],
  [
    { receipt: 'RC-1', unpaid: 'true' },
    { receipt: 'RC-1', unpaid: true },
  ],
  [
    { receipt: 'RC 1', unpaid: 'yes' },
    { receipt: undefined, unpaid: undefined },
  ],
])('of %j it reads %j', (search, expected) => {
  expect(payOffSearch(search)).toEqual(expected)
})
