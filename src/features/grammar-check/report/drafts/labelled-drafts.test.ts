import { expect, it } from 'vitest'
import { labelledDrafts } from './labelled-drafts.ts'

it.each<[string, Parameters<typeof labelledDrafts>, number[]]>([
  ['one draft', [1, 1, 6], [1]],
  ['all where there is room', [5, 4, 6], [1, 2, 3, 4, 5]],
  ['all that have just enough room', [7, 6, 6], [1, 2, 3, 4, 5, 6, 7]],
  ['every second one', [9, 1, 6], [1, 3, 5, 7, 9]],
  ['not the one before where it is too close', [9, 8, 6], [1, 3, 5, 7, 9]],
  ['the compared one before others', [20, 10, 6], [1, 6, 10, 16, 20]],
  ['the last one where there is no room', [20, 19, 0], [1, 20]],
])('labels %s', (_, input, expected) => {
  expect([...labelledDrafts(...input)].toSorted((one, other) => one - other)).toEqual(expected)
})
