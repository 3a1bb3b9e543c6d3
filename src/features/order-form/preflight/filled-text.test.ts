import { expect, it } from 'vitest'
import { nextValue, textOfFiles } from './filled-text.ts'
import type { KnownReport } from './known-reports.ts'

const read = (words: number, language: string): KnownReport => ({
  kind: 'read',
  summary: {
    words,
    language,
    wordsWithoutReferences: undefined,
    sections: [],
    comments: 0,
    changes: 0,
    uncaptionedFigures: 0,
  },
})

it.each<[string, (KnownReport | undefined)[], { wordCount: string; language: string } | undefined]>(
  [
    ['no file', [], { wordCount: '', language: '' }],
    ['a file', [read(3000, 'en')], { wordCount: '3000', language: '1' }],
    ['two files', [read(800, 'en'), read(3000, 'en')], { wordCount: '3800', language: '1' }],
    ['words and characters', [read(800, 'en'), read(3000, 'zh')], { wordCount: '', language: '2' }],
    [
      'two units, one empty',
      [read(0, 'zh'), read(3000, 'en')],
      { wordCount: '3000', language: '1' },
    ],
    ['a file that is being read', [read(800, 'en'), { kind: 'reading' }], undefined],
    ['a file without preflight', [read(800, 'en'), undefined], { wordCount: '', language: '1' }],
    ['an empty file', [{ kind: 'empty' }], { wordCount: '', language: '' }],
    ['a language that is not offered', [read(800, 'de')], { wordCount: '800', language: '' }],
    ['an unknown language', [read(800, 'und')], { wordCount: '800', language: '' }],
  ],
)('reads from %s', (_, reports, expected) => {
  expect(textOfFiles(reports, [1, 2])).toEqual(expected)
})

it.each([
  ['an empty field is filled', { current: '', filled: '', found: '3000' }, '3000'],
  ['what was typed stays', { current: '2900', filled: '', found: '3000' }, undefined],
  ['what was corrected stays', { current: '2900', filled: '3000', found: '3800' }, undefined],
  ['a second file adds up', { current: '3000', filled: '3000', found: '3800' }, '3800'],
  ['a removed file leaves nothing', { current: '3000', filled: '3000', found: '' }, ''],
  ['nothing is found', { current: '', filled: '', found: '' }, undefined],
  ['the same is found', { current: '3000', filled: '', found: '3000' }, undefined],
])('%s', (_, field, expected) => {
  expect(nextValue(field)).toBe(expected)
})
