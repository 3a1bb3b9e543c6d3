import { i18n } from '@lingui/core'
import { describe, expect, it } from 'vitest'
import { manuscriptSchema } from './manuscript-schema.ts'
import {
  completeLength,
  knownLength,
  manuscriptDetailsOf,
  unsavedLength,
} from './manuscript-values.ts'

i18n.loadAndActivate({ locale: 'en', messages: {} })

const read = { documentDetailsReceived: true, manuscriptLanguageId: 2, wordCount: 5_200 }
const unread = { documentDetailsReceived: false, manuscriptLanguageId: null, wordCount: null }

describe('knownLength', () => {
  it.each([
    ['nothing', null, null, undefined, null, null],
    ['files that are not read yet', null, null, unread, null, null],
    ['files that are read', null, null, read, 5_200, 2],
    ['files without words', null, null, { ...read, wordCount: 0 }, null, 2],
    ['a stated language', null, 1, read, 5_200, 1],
    ['a stated word count', 4_000, null, read, 4_000, 2],
  ])('%s', (_name, wordCount, manuscriptLanguageId, details, words, languageId) => {
    expect(knownLength({ wordCount, manuscriptLanguageId }, details)).toEqual({
      wordCount: words,
      languageId,
    })
  })
})

describe('length filled in from the files', () => {
  const found = { wordCount: '5100', language: '1' }
  it.each([
    ['gives way to what the server read', 5_100, 1, read, 5_200, 2],
    ['stays until the server has read them', 5_100, 1, unread, 5_100, 1],
    ['stays where the person changed it', 4_000, 3, read, 4_000, 3],
    ['gives way field by field', 4_000, 1, read, 4_000, 2],
  ])('%s', (_name, wordCount, manuscriptLanguageId, details, words, languageId) => {
    expect(knownLength({ wordCount, manuscriptLanguageId }, details, found)).toEqual({
      wordCount: words,
      languageId,
    })
  })
})

it.each([
  ['what is saved', 5_200, 2, undefined],
  ['another word count', 5_100, 2, { wordCount: 5_200, language: 2 }],
  ['another language', 5_200, 1, { wordCount: 5_200, language: 2 }],
  ['what is not stated yet', null, null, { wordCount: 5_200, language: 2 }],
])('saves only what differs: %s', (_name, wordCount, manuscriptLanguageId, expected) => {
  const known = { wordCount: 5_200, languageId: 2 }
  expect(unsavedLength({ wordCount, manuscriptLanguageId }, known)).toEqual(expected)
})

it.each([
  [null, 1, undefined],
  [5_200, null, undefined],
  [5_200, 1, { wordCount: 5_200, language: 1 }],
])('%s words in language %s are complete: %s', (wordCount, languageId, expected) => {
  expect(completeLength({ wordCount, languageId })).toEqual(expected)
})

it.each([
  ['', false],
  ['5,200', true],
  ['1000000', false],
])('a word count of %j is accepted: %s', async (wordCount, expected) => {
  expect(await manuscriptSchema.isValid({ language: '1', wordCount })).toBe(expected)
})

it('requires a language', async () => {
  expect(await manuscriptSchema.isValid({ language: '', wordCount: '5200' })).toBe(false)
})

it('sends numbers', () => {
  expect(manuscriptDetailsOf({ language: '2', wordCount: '5,200' })).toEqual({
    language: 2,
    wordCount: 5_200,
  })
})
