import type { components } from '../../../src/api/generated/schema.gen.ts'

export type BrokenReason = 'damaged' | 'not-a-word-document' | 'too-large' | 'too-old'

export type UnusableReason = 'empty' | 'locked' | BrokenReason

/** Finding of the proofreader: `kind` is harper's category, `start` and `end` are UTF-16 offsets. */
export type Finding = {
  kind: string
  start: number
  end: number
  message: string
  suggestions: string[]
}

export type ScoreCategory = components['schemas']['AssessmentCategory']

export const errorCategories = [
  'consistencySpellingTypos',
  'grammarMechanics',
  'phrasing',
  'punctuation',
  'wordChoice',
] as const

export type ErrorCategory = (typeof errorCategories)[number]

export type ErrorCount = Record<ErrorCategory, number>

export type ErrorExample = components['schemas']['ErrorExample']

export type AssessmentError = components['schemas']['AssessmentError']

/**
 * `language` is ISO 639-1, `und` or `mis`, `score` 0 to 10 with one decimal, `percentile` 0 to 100. The error count is
 * `skipped` with too little English, `failed` where a finding has no category.
 */
export type Verdict =
  | {
      outcome: 'scored'
      wordCount: number
      language: string
      score: number
      percentile: number
      category: ScoreCategory
      errorCount: ErrorCount | 'skipped' | 'failed'
      /** None where the errors are not counted. */
      examples: ErrorExample[]
    }
  | { outcome: 'failed'; reason: UnusableReason }
