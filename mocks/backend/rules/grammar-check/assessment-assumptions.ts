import type { ScoreCategory } from '../../../world/manuscript-verdict'

/** Milliseconds after the upload at which the score, then the error count, is known. */
export const SCORE_AFTER = 30_000
export const COUNT_AFTER = 45_000

/** Errors per 1,000 English words at which the score has fallen from 10 to 5. */
export const HALF_SCORE_RATE = 20

/** Below this share of English words (0 to 1), or this number of them, errors are not counted. */
export const SMALLEST_ENGLISH_SHARE = 0.5
export const FEWEST_ENGLISH_WORDS = 50

/** A word unknown to the dictionary is the field's own term when it is used this often. */
export const USES_OF_A_TERM = 3

/** Share of manuscripts (percent) that score less, from which the table of percentiles is drawn. */
export const PERCENTILE_ANCHORS = [
  { percentile: 0, minimumScore: 0 },
  { percentile: 5, minimumScore: 2.4 },
  { percentile: 25, minimumScore: 4.6 },
  { percentile: 50, minimumScore: 6.2 },
  { percentile: 75, minimumScore: 7.8 },
  { percentile: 95, minimumScore: 9.2 },
  { percentile: 100, minimumScore: 10 },
]

/** What is recommended from which score on, best first. */
export const SCORE_CATEGORIES = [
  { category: 'ready-to-submit', minimumScore: 9 },
  { category: 'needs-proofreading', minimumScore: 7.5 },
  { category: 'needs-editing', minimumScore: 5 },
  { category: 'needs-extensive-editing', minimumScore: 0 },
] as const

/** How each recommendation is painted: at least 3:1 on white and on the dark surface alike. */
export const CATEGORY_COLORS: Record<ScoreCategory, string> = {
  'ready-to-submit': '#2c8a4b',
  'needs-proofreading': '#1f8288',
  'needs-editing': '#a8700f',
  'needs-extensive-editing': '#d0443e',
}
