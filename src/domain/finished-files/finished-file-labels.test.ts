import { expect, it } from 'vitest'
import { fileLabel, isReadable } from './finished-file-labels.ts'

it.each([
  ['editing', 'tracked', 'Edited, with tracked changes'],
  ['editing', 'clean', 'Edited, clean copy'],
  ['editing', null, 'Edited manuscript'],
  ['translation', 'clean', 'Translation, clean copy'],
  ['formatting', 'clean', 'Formatted manuscript'],
  ['figures', null, 'Formatted figure'],
] as const)('a file of %s in version %s is labelled %s', (kind, version, expected) => {
  expect(fileLabel({ kind, version }).message).toBe(expected)
})

it.each([
  ['Edited manuscript/T.docx', true],
  ['T.DOCX', true],
  ['T.doc', false],
  ['T.docx.zip', false],
])('%s can be read in the page: %s', (path, readable) => {
  expect(isReadable(path)).toBe(readable)
})
