import { expect, it } from 'vitest'
import { reworkDetailsOf } from './rework-values.ts'

const values = {
  customerGoal: 'rework' as const,
  mainFiles: [{ identity: 'file-1', name: 'barley.docx' }],
  figureFiles: [],
  uploadFilesLater: false,
  wordCount: '5,200',
  language: '1',
  bundlesRequested: false,
  selectedService: 'svc-premium-rework',
}

it.each([
  [true, { wordCount: 5200, language: 1 }],
  [false, { wordCount: null, language: null }],
])('sends service, files and, where they are asked (%s), length and language', (text, length) => {
  expect(reworkDetailsOf(values, { text })).toEqual({
    selectedService: 'svc-premium-rework',
    files: ['file-1'],
    uploadFilesLater: false,
    ...length,
  })
})
