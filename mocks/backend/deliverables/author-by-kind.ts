import type { ErrorCategory, Finding } from '../../world/rows/manuscript-verdict.ts'
import { categoryOfKind } from '../rules/grammar-check/assessment-kinds.ts'

const NAMES: Readonly<Record<ErrorCategory, string>> = {
  consistencySpellingTypos: 'spelling',
  grammarMechanics: 'grammar',
  phrasing: 'phrasing',
  punctuation: 'punctuation',
  wordChoice: 'word choice',
}

/** Names what is corrected in the author of a change, by which Word can filter. */
export const authorByKind =
  (author: string) =>
  ({ kind }: Pick<Finding, 'kind'>): string => {
    const category = categoryOfKind(kind)
    return category ? `${author} (${NAMES[category]})` : author
  }
