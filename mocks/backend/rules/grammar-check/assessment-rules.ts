import type {
  ErrorCount,
  ErrorExample,
  Finding,
  ScoreCategory,
} from '../../../world/rows/manuscript-verdict.ts'
import {
  FEWEST_ENGLISH_WORDS,
  HALF_SCORE_RATE,
  PERCENTILE_ANCHORS,
  SCORE_CATEGORIES,
  SMALLEST_ENGLISH_SHARE,
} from './assessment-assumptions.ts'
import { categoryOfKind } from './assessment-kinds.ts'
import { errorExamples } from './error-example-rules.ts'
import { termCheck } from './term-check.ts'

type PercentileThreshold = { percentile: number; minimumScore: number }

type Grade = {
  score: number
  percentile: number
  category: ScoreCategory
  errorCount: ErrorCount | 'skipped' | 'failed'
  examples: ErrorExample[]
}

/** `english` is the text that the findings refer to. */
type GradedWords = { english: string; englishWords: number; wordCount: number }

/** Technical terms are no errors. */
export function errorsAmong(findings: readonly Finding[], english: string): Finding[] {
  const isAboutTerm = termCheck(english)
  return findings.filter((finding) => !isAboutTerm(finding))
}

export function gradeFindings(findings: readonly Finding[], text: GradedWords): Grade {
  const errors = errorsAmong(findings, text.english)
  const score = scoreOf(errors.length, text)
  const errorCount = isTooLittleEnglish(text) ? 'skipped' : countErrors(errors)
  return {
    score,
    percentile: percentileOf(score),
    category: categoryOfScore(score),
    errorCount,
    examples: typeof errorCount === 'string' ? [] : errorExamples(errors, text.english),
  }
}

/** 0 to 10 with one decimal; with too little English it falls with the share of English. */
export function scoreOf(errors: number, text: Omit<GradedWords, 'english'>): number {
  if (text.englishWords === 0) return 0
  const rate = (errors / text.englishWords) * 1000
  const quality = 10 / (1 + rate / HALF_SCORE_RATE)
  const share = Math.min(1, englishShare(text) / SMALLEST_ENGLISH_SHARE)
  return Math.round(quality * share * 10) / 10
}

/** The minimum score of each percentile from 0 to 100; both rise strictly. */
export const PERCENTILES: readonly PercentileThreshold[] = Array.from(
  { length: 101 },
  (_, percentile) => ({
    percentile,
    minimumScore: Math.round(minimumScoreOf(percentile) * 1000) / 1000,
  }),
)

export function percentileOf(score: number): number {
  return PERCENTILES.findLast((entry) => entry.minimumScore <= score)?.percentile ?? 0
}

export function categoryOfScore(score: number): ScoreCategory {
  return (
    SCORE_CATEGORIES.find((entry) => entry.minimumScore <= score)?.category ??
    'needs-extensive-editing'
  )
}

/** Errors by category; `failed` if one has no known category, so that no total is wrong. */
export function countErrors(errors: readonly Finding[]): ErrorCount | 'failed' {
  const count: ErrorCount = {
    consistencySpellingTypos: 0,
    grammarMechanics: 0,
    phrasing: 0,
    punctuation: 0,
    wordChoice: 0,
  }
  for (const error of errors) {
    const category = categoryOfKind(error.kind)
    if (!category) return 'failed'
    count[category] += 1
  }
  return count
}

function isTooLittleEnglish(text: Omit<GradedWords, 'english'>): boolean {
  if (text.englishWords < FEWEST_ENGLISH_WORDS) return true
  return englishShare(text) < SMALLEST_ENGLISH_SHARE
}

function englishShare(text: Omit<GradedWords, 'english'>): number {
  return text.wordCount === 0 ? 0 : text.englishWords / text.wordCount
}

function minimumScoreOf(percentile: number): number {
  const above = PERCENTILE_ANCHORS.findIndex((anchor) => anchor.percentile >= percentile)
  const high = PERCENTILE_ANCHORS[above]
  const low = PERCENTILE_ANCHORS[above - 1] ?? high
  if (!high || !low || high === low) return high?.minimumScore ?? 0
  const part = (percentile - low.percentile) / (high.percentile - low.percentile)
  return low.minimumScore + part * (high.minimumScore - low.minimumScore)
}
