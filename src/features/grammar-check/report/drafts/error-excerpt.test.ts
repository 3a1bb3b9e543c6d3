import { expect, it } from 'vitest'
import { excerptOf } from './error-excerpt.ts'

const words = 'word '.repeat(60)

it.each([
  ['a short sentence', { before: 'The ', after: ' end.' }, { before: 'The ', after: ' end.' }],
  [
    'a long one',
    { before: words, after: words },
    { before: `… ${'word '.repeat(21)}`, after: `${'word '.repeat(21)}word …` },
  ],
  [
    'one without a space',
    { before: 'a'.repeat(200), after: 'b'.repeat(200) },
    { before: `… ${'a'.repeat(110)}`, after: `${'b'.repeat(110)} …` },
  ],
])('cuts %s', (_, error, expected) => {
  expect(excerptOf(error)).toEqual(expected)
})
