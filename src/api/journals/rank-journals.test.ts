import { expect, it } from 'vitest'
import { rankJournals, shownJournals } from './rank-journals.ts'

const ranked = (titles: string[], typed: string) =>
  rankJournals(
    titles.map((title) => ({ title })),
    typed,
  ).map(({ title }) => title)

it.each([
  ['the title itself', 'cell', ['Cell Reports', 'Cell'], ['Cell', 'Cell Reports']],
  [
    'a title without its article',
    'lancet',
    ['Lancet Letters', 'The Lancet'],
    ['The Lancet', 'Lancet Letters'],
  ],
  ['a beginning', 'nature', ['Good Nature', 'Nature Methods'], ['Nature Methods', 'Good Nature']],
  [
    'the beginning of a word',
    'cell',
    ['Excellence', 'Molecular Cell'],
    ['Molecular Cell', 'Excellence'],
  ],
  [
    'all together',
    'plant cell',
    ['Cell of a Plant', 'The Plant Cell'],
    ['The Plant Cell', 'Cell of a Plant'],
  ],
  ['some words', 'soil plant', ['Soil', 'Plant and Soil'], ['Plant and Soil', 'Soil']],
  [
    'a shorter title among equals',
    'plos',
    ['PLOS Medicine', 'PLOS ONE'],
    ['PLOS ONE', 'PLOS Medicine'],
  ],
  ['any case', 'BMJ', ['bmj Open', 'Bmj'], ['Bmj', 'bmj Open']],
  ['without accents', 'saude', ['Other', 'Revista de Saúde'], ['Revista de Saúde', 'Other']],
  ['punctuation literally', 'c++ (a', ['Letters', 'C++ (A)'], ['C++ (A)', 'Letters']],
  ['one of a name', 'gut', ['Gut', 'gut'], ['Gut']],
  ['nothing in an empty list', 'gut', [], []],
])('ranks %s first', (_, typed, titles, expected) => {
  expect(ranked(titles, typed)).toEqual(expected)
})

it('shows ten', () => {
  const titles = Array.from({ length: 30 }, (_, index) => `Journal ${index}`)
  expect(ranked(titles, 'journal')).toHaveLength(shownJournals)
})
