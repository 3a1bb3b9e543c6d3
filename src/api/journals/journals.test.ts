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
  ['p'.repeat(255), true],
  ['p'.repeat(256), false],
])('journals are searched by %j: %s', (typed, expected) => {
  expect(canSearchJournals(typed)).toBe(expected)
})
