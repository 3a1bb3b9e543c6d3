import { expect, it } from 'vitest'
import { canSearchJournals } from './journals.ts'

it.each([
  ['pl', false],
  ['pl ', false],
  ['pla', true],
  ['植物', false],
  ['植物学', true],
  ['🌾🌾', false],
  ['🌾🌾🌾', true],
])('journals are searched by %j: %s', (typed, expected) => {
  expect(canSearchJournals(typed)).toBe(expected)
})
