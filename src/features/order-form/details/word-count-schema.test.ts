import { expect, it } from 'vitest'
import { tidyWordCount } from './word-count-schema.ts'

it.each([
  ['5200', '5200'],
  ['5,200', '5200'],
  ['5 200', '5200'],
  ['5.', '5'],
  ['５２００', '5200'],
  ['007', '7'],
  ['0', '0'],
  ['999999999', '999999999'],
  ['1000000000', '999999999'],
  ['-5', ''],
  ['5e3', ''],
  ['many', ''],
  ['', ''],
])('reads %j as %j', (typed, expected) => {
  expect(tidyWordCount(typed)).toBe(expected)
})
