import { expect, it } from 'vitest'
import {
  basicDetailsOf,
  type GetStartedValues,
  parseWordCount,
  saysEnough,
} from './get-started-values.ts'

const nothing: GetStartedValues = {
  customerGoal: '',
  files: [],
  uploadFilesLater: false,
  wordCount: '',
  language: '',
  bundlesRequested: false,
}
const file = { identity: 'file-1', name: 'barley.docx' }

it.each([
  ['5200', 5200],
  [' 5200 ', 5200],
  ['5,200', 5200],
  ['5.200', 5200],
  ['5 200', 5200],
  ['1,000,000', 1_000_000],
  ['５２００', 5200],
  ['0', 0],
  ['5.5', Number.NaN],
  ['52,00', Number.NaN],
  ['-5', Number.NaN],
  ['about 5000', Number.NaN],
  ['', Number.NaN],
])('reads %j as %d words', (typed, expected) => {
  expect(parseWordCount(typed)).toBe(expected)
})

it.each<[string, Partial<GetStartedValues>, boolean]>([
  ['nothing', {}, false],
  ['a file', { files: [file] }, true],
  ['files that come later', { uploadFilesLater: true }, true],
  ['a word count without a language', { wordCount: '5200' }, false],
  ['a language without a word count', { language: '1' }, false],
  ['a word count and a language', { wordCount: '5200', language: '1' }, true],
])('%s: enough is %#', (_name, values, expected) => {
  expect(saysEnough({ ...nothing, ...values })).toBe(expected)
})

it('sends files by identity, and word count and language as numbers', () => {
  const values = { ...nothing, files: [file], wordCount: '5,200', language: '2' }
  expect(basicDetailsOf({ ...values, customerGoal: 'editing' }, { text: true })).toEqual({
    customerGoal: 'editing',
    files: ['file-1'],
    uploadFilesLater: false,
    wordCount: 5200,
    language: 2,
    bundlesRequested: false,
  })
})

it('sends no word count and language where they are not asked for', () => {
  const values = { ...nothing, wordCount: '5,200', language: '2' }
  expect(basicDetailsOf({ ...values, customerGoal: 'multimedia' }, { text: false })).toMatchObject({
    wordCount: null,
    language: null,
  })
})
