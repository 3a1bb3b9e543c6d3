import { expect, it } from 'vitest'
import { mergedEmails } from './save-referral-emails.ts'

const many = (count: number) => Array.from({ length: count }, (_, index) => `a${index}@b.org`)

it.each([
  [[], [' Ana@Example.EDU '], ['ana@example.edu']],
  [[], ['ana@b.org', '', ' '], ['ana@b.org']],
  [['ana@b.org'], ['ANA@b.org', 'luis@b.org'], ['ana@b.org', 'luis@b.org']],
  [['luis@b.org'], many(10), ['luis@b.org', ...many(10)]],
  [[], [], undefined],
  [['ana@b.org'], [' '], undefined],
  [[], many(11), undefined],
  [[], ['ana@b.org', 'ana'], undefined],
])('%j and %j make %j', (before, entry, expected) => {
  expect(mergedEmails(before, entry)).toEqual(expected)
})
