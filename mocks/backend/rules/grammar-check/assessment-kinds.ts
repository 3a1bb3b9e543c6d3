import type { LintKind } from 'harper.js'
import type { ErrorCategory } from '../../../world/manuscript-verdict.ts'

/**
 * Which sort of error each of harper's kinds is. Its type is harper's own list, so a kind that a
 * new version adds does not compile until it has its place here. `Miscellaneous` holds articles
 * and confused function words, `Regionalism` the other dialect's spelling and words.
 */
export const CATEGORY_OF_KIND: Record<LintKind, ErrorCategory> = {
  BoundaryError: 'consistencySpellingTypos',
  Capitalization: 'consistencySpellingTypos',
  Formatting: 'consistencySpellingTypos',
  Regionalism: 'consistencySpellingTypos',
  Repetition: 'consistencySpellingTypos',
  Spelling: 'consistencySpellingTypos',
  Typo: 'consistencySpellingTypos',
  Agreement: 'grammarMechanics',
  Grammar: 'grammarMechanics',
  Miscellaneous: 'grammarMechanics',
  WordOrder: 'grammarMechanics',
  Enhancement: 'phrasing',
  Readability: 'phrasing',
  Redundancy: 'phrasing',
  Style: 'phrasing',
  Punctuation: 'punctuation',
  Eggcorn: 'wordChoice',
  Malapropism: 'wordChoice',
  Nonstandard: 'wordChoice',
  Usage: 'wordChoice',
  WordChoice: 'wordChoice',
}

const BY_NAME = new Map<string, ErrorCategory>(Object.entries(CATEGORY_OF_KIND))

/** The category of a kind; undefined for a kind that is not in harper's list. */
export function categoryOfKind(kind: string): ErrorCategory | undefined {
  return BY_NAME.get(kind)
}
