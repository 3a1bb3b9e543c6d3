import { expect, it } from 'vitest'
import { adviceOf } from './error-category-labels.ts'

const none = {
  consistencySpellingTypos: 0,
  grammarMechanics: 0,
  phrasing: 0,
  punctuation: 0,
  wordChoice: 0,
}

it.each([
  ['no error', none, /^We found nothing to correct[.]/],
  ['one error', { ...none, punctuation: 1 }, /^We found hardly anything to correct[.]/],
  ['errors that were not counted', null, /^We found hardly anything to correct[.]/],
] as const)('advises on the best manuscripts with %s', (_, errorCount, expected) => {
  expect(adviceOf({ category: 'ready-to-submit', errorCount })?.message).toMatch(expected)
})

it('keeps the advice of other categories', () => {
  expect(adviceOf({ category: 'needs-editing', errorCount: none })?.message).toMatch(
    /^Your meaning/,
  )
  expect(adviceOf({ category: null, errorCount: none })).toBeFalsy()
})
