import { expect, it } from 'vitest'
import { wholeWords } from './whole-words.ts'

it.each([
  [
    'a near word of the text',
    'relationshp',
    ['relations hp'],
    'Typo',
    ' The relationship holds.',
    ['relationship'],
  ],
  [
    'the first of several near words',
    'relationshp',
    ['relations hp'],
    'Typo',
    ' The relationships and each relationship hold.',
    ['relationships'],
  ],
  ['nothing where one half is no word', 'relationshp', ['relations hp'], 'Typo', '', []],
  [
    'a near suggestion of one piece',
    'treatmnt',
    ['treat mnt', 'treatment'],
    'Typo',
    '',
    ['treatment'],
  ],
  [
    'two words that were written as one',
    'waterquality',
    ['water quality'],
    'Typo',
    '',
    ['water quality'],
  ],
  ['two words, one of them short', 'tothe', ['to the'], 'Typo', '', ['to the']],
  ['two known words', 'alot', ['a lot'], 'BoundaryError', ' We allot time.', ['a lot']],
  ['suggestions that split nothing', 'teh', ['the'], 'Typo', '', ['the']],
])('suggests %s', (_, word, suggestions, kind, rest, expected) => {
  const finding = { kind, start: 0, end: word.length, message: '', suggestions }
  expect(wholeWords(`${word} was seen.${rest}`)(finding)).toEqual({
    ...finding,
    suggestions: expected,
  })
})

it('compares no more words of a text than it may', () => {
  const text = 'relationshp treatmnt analogously relationship treatment'
  const suggestionsFor = (word: string, most: number) => {
    const start = text.indexOf(word)
    const suggestions = [`${word.slice(0, -2)} ${word.slice(-2)}`]
    const finding = { kind: 'Typo', start, end: start + word.length, message: '', suggestions }
    return wholeWords(text, most)(finding).suggestions
  }
  expect(suggestionsFor('relationshp', 4)).toEqual(['relationship'])
  expect(suggestionsFor('relationshp', 2)).toEqual([])
})
