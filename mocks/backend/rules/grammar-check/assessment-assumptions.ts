import type { ScoreCategory } from '../../../world/rows/manuscript-verdict.ts'

/** Milliseconds after the upload. */
export const SCORE_AFTER = 30_000
export const COUNT_AFTER = 45_000

/** Errors per 1,000 English words that reduce the score from 10 to 5. */
export const HALF_SCORE_RATE = 20

/** Errors are not counted below this share (0 to 1) or number of English words. */
export const SMALLEST_ENGLISH_SHARE = 0.5
export const FEWEST_ENGLISH_WORDS = 50

/** An unknown word is a technical term if used this often. */
export const USES_OF_A_TERM = 3

/** Examples of errors in a report; the lengths are UTF-16 units of a sentence, and of an error or its correction. */
export const MOST_EXAMPLES = 3
export const LONGEST_EXAMPLE = 240
export const LONGEST_MARK = 30

/** UTF-16 units of a sentence before, in and after an error, by the contract. */
export const LONGEST_PART = 2000

/** Percentages of manuscripts that score lower. */
export const PERCENTILE_ANCHORS = [
  { percentile: 0, minimumScore: 0 },
  { percentile: 5, minimumScore: 2.4 },
  { percentile: 25, minimumScore: 4.6 },
  { percentile: 50, minimumScore: 6.2 },
  { percentile: 75, minimumScore: 7.8 },
  { percentile: 95, minimumScore: 9.2 },
  { percentile: 100, minimumScore: 10 },
]

/** Recommendations by minimum score, best first. */
export const SCORE_CATEGORIES = [
  { category: 'ready-to-submit', minimumScore: 9 },
  { category: 'needs-proofreading', minimumScore: 7.5 },
  { category: 'needs-editing', minimumScore: 5 },
  { category: 'needs-extensive-editing', minimumScore: 0 },
] as const

/** Contrast of at least 3:1 on both the light and the dark surface. */
export const CATEGORY_COLORS: Record<ScoreCategory, string> = {
  'ready-to-submit': '#2c8a4b',
  'needs-proofreading': '#1f8288',
  'needs-editing': '#a8700f',
  'needs-extensive-editing': '#d0443e',
}
