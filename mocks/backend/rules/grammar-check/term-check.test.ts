import { expect, it } from 'vitest'
import { termCheck } from './term-check.ts'

function passes(text: string, word: string, suggestions: string[], kind = 'Spelling'): boolean {
  const start = text.indexOf(word)
  return termCheck(text)({ kind, start, end: start + word.length, message: '', suggestions })
}

it.each<[string, boolean, string, string, string[], string?]>([
  ['a typo near the right word', false, 'We recieved it.', 'recieved', ['received']],
  ['two typos in a long word', false, 'A seperatly kept one.', 'seperatly', ['separately']],
  ['a word far from every suggestion', true, 'The stomatal rate.', 'stomatal', ["stoat's"]],
  ['an unknown word without suggestion', true, 'The xylem rate.', 'xylem', []],
  ['a name', true, 'Work by Okafer et al.', 'Okafer', ['Okafor']],
  [
    'a typo at the start of a sentence',
    false,
    'It ended. Samlpes were kept.',
    'Samlpes',
    ['Samples'],
  ],
  ['the first of a list of names', true, 'Amina Yusuf, Carlos Pereira', 'Amina', ['Amine']],
  ['a typo in a heading', false, 'Temperture Effects on Growth', 'Temperture', ['Temperature']],
  ['an acronym at the start of a sentence', true, 'HPLC was used.', 'HPLC', ['Hale', 'HPLD']],
  ['a symbol with digits', true, 'The gene p53a rose.', 'p53a', ['p53']],
  ['a word used three times', true, 'analyses, analyses, analyses', 'analyses', ['analyzes']],
  ['a word used only twice', false, 'analyses, analyses', 'analyses', ['analyzes']],
  ['a typo repeated next to the right word', false, 'teh teh teh the the the', 'teh', ['the']],
  ['a compound used again', true, 'baseflow baseflow baseflow', 'baseflow', ['base flow'], 'Typo'],
  ['a doubled word', false, 'in the the field', 'the the', ['the'], 'Typo'],
  ['an error that is not about spelling', false, 'An useful Method', 'Method', [], 'Grammar'],
])('%s: %s', (_, expected, text, word, suggestions, kind) => {
  expect(passes(text, word, suggestions, kind)).toBe(expected)
})
