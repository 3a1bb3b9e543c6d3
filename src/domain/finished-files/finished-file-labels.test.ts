import { i18n } from '@lingui/core'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { fileLabel, isReadable } from './finished-file-labels.ts'

// An unknown locale shows messages as they are written in the source.
beforeEach(() => i18n.loadAndActivate({ locale: 'und', messages: {} }))

afterAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }))

it.each([
  ['editing', 'tracked', 'Edited, with tracked changes'],
  ['editing', 'clean', 'Edited, clean copy'],
  ['editing', null, 'Edited manuscript'],
  ['translation', 'clean', 'Translation, clean copy'],
  ['formatting', 'clean', 'Formatted manuscript'],
  ['figures', null, 'Formatted figure'],
] as const)('a file of %s in version %s is labelled %s', (kind, version, expected) => {
  expect(fileLabel({ kind, version })).toBe(expected)
})

it.each([
  ['Edited manuscript/T.docx', true],
  ['T.DOCX', true],
  ['T.doc', false],
  ['T.docx.zip', false],
])('%s can be read in the page: %s', (path, readable) => {
  expect(isReadable(path)).toBe(readable)
})
