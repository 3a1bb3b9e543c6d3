import { expect, it } from 'vitest'
import { websiteAfterChoice } from './website-after-choice.ts'

const gut = 'https://gut.example.org'
const brain = 'https://brain.example.org'
const typed = 'https://typed.example.org'
const saved = { name: 'Gut', url: gut }
const empty = { url: '', filledUrl: undefined, saved: null, name: 'Brain', foundUrl: undefined }

it.each<[string, Partial<Parameters<typeof websiteAfterChoice>[0]>, string]>([
  ['fills in the website', { foundUrl: brain }, brain],
  ['stays empty where the directory knows none', {}, ''],
  ['keeps what was typed', { url: typed, foundUrl: brain }, typed],
  ['keeps what was typed where none is found', { url: typed }, typed],
  [
    'replaces what an earlier choice filled in',
    { url: gut, filledUrl: gut, foundUrl: brain },
    brain,
  ],
  ['removes what an earlier choice filled in', { url: gut, filledUrl: gut }, ''],
  [
    'keeps what was typed over a filled-in website',
    { url: typed, filledUrl: gut, foundUrl: brain },
    typed,
  ],
  ['replaces the saved website', { url: gut, saved, foundUrl: brain }, brain],
  ['keeps the saved website where none is found', { url: gut, saved }, gut],
  ['restores the saved website', { url: brain, filledUrl: brain, saved, name: 'Gut' }, gut],
  ['restores nothing where none was saved', { saved: { name: 'Gut', url: null }, name: 'Gut' }, ''],
])('%s', (_name, choice, expected) => {
  expect(websiteAfterChoice({ ...empty, ...choice })).toBe(expected)
})
