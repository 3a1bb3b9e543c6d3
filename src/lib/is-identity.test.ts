import { expect, it } from 'vitest'
import { isIdentity } from './is-identity.ts'

it.each([
  ['assessment-7', true],
  ['5f1c9a52_6c0e', true],
  ['assessment.7', false],
  ['assessment 7', false],
  ['a'.repeat(65), false],
  ['', false],
])('"%s" may be an identity: %s', (text, expected) => {
  expect(isIdentity(text)).toBe(expected)
})
