import type { components } from '../../src/api/generated/schema.gen.ts'

/** Why a manuscript cannot be opened. */
export type BrokenReason = 'damaged' | 'not-a-word-document' | 'too-large' | 'too-old'

/** Why nothing can be made of a manuscript. */
export type UnusableReason = 'empty' | 'locked' | BrokenReason

/**
 * One thing to mend: `kind` is harper's name for its sort, `start` and `end` are places in the
 * text in UTF-16 units as `slice` counts them, `suggestions` are replacements of that stretch.
 */
export type Finding = {
  kind: string
  start: number
  end: number
  message: string
  suggestions: string[]
}

export type ScoreCategory = components['schemas']['AssessmentCategory']

/** The five sorts of errors of a report, in the order in which it names them. */
export const errorCategories = [
  'consistencySpellingTypos',
  'grammarMechanics',
  'phrasing',
  'punctuation',
  'wordChoice',
] as const

export type ErrorCategory = (typeof errorCategories)[number]

/** How many errors of each category were found. */
export type ErrorCount = Record<ErrorCategory, number>

/**
 * The judgement of one manuscript. `language` is ISO 639-1 or `und`; `score` 0 to 10 with one
 * decimal; `percentile` the share of manuscripts below it, 0 to 100. The count is `skipped` with
 * too little English, `failed` where a finding could not be classified.
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
    }
  | { outcome: 'failed'; reason: UnusableReason }
