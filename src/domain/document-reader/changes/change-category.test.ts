import { expect, it } from 'vitest'
import { changeCategory } from './change-category.ts'

it.each([
  ['Galley digital editing (spelling)', 'replacement', 'spelling'],
  ['Galley digital editing (grammar)', 'insertion', 'grammar'],
  ['Galley digital editing (phrasing)', 'deletion', 'phrasing'],
  ['Galley digital editing (punctuation)', 'insertion', 'punctuation'],
  ['Galley digital editing (word choice)', 'replacement', 'word-choice'],
  ['Ada Lovelace (reviewer)', 'replacement', 'replacement'],
  ['Ada Lovelace (constructor)', 'insertion', 'insertion'],
  ['Ada Lovelace', 'deletion', 'deletion'],
  ['', 'moved-here', 'move'],
  ['', 'moved-away', 'move'],
  ['', 'format', 'format'],
] as const)('a change by “%s” that is of kind %s belongs to %s', (author, kind, expected) => {
  expect(changeCategory({ author, kind })).toBe(expected)
})
