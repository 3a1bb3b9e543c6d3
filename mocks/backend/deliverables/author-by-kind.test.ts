import { expect, it } from 'vitest'
import { authorByKind } from './author-by-kind.ts'

it.each([
  ['Spelling', 'Galley (spelling)'],
  ['Agreement', 'Galley (grammar)'],
  ['Redundancy', 'Galley (phrasing)'],
  ['Punctuation', 'Galley (punctuation)'],
  ['WordChoice', 'Galley (word choice)'],
  ['Unheard of', 'Galley'],
])('signs a correction of kind %s as %s', (kind, expected) => {
  expect(authorByKind('Galley')({ kind })).toBe(expected)
})
