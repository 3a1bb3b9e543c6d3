import type { LintKind } from 'harper.js'
import type { ErrorCategory } from '../../../world/rows/manuscript-verdict.ts'

/** `Miscellaneous` covers articles and confused function words, `Regionalism` the other dialect. */
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

export function categoryOfKind(kind: string): ErrorCategory | undefined {
  return BY_NAME.get(kind)
}
