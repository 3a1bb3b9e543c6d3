import { expect, it } from 'vitest'
import { basicDetailsOf, type GetStartedValues, parseWordCount } from './get-started-values.ts'

const nothing: GetStartedValues = {
  customerGoal: '',
  mainFiles: [],
  figureFiles: [],
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

it('sends files by identity, and word count and language as numbers', () => {
  const values = { ...nothing, mainFiles: [file], wordCount: '5,200', language: '2' }
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
