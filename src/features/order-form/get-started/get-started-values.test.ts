import { expect, it } from 'vitest'
import { basicDetailsOf, type GetStartedValues } from './get-started-values.ts'

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
