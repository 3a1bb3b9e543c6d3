import type { ErrorCount, ScoreCategory, Verdict } from '../../world/rows/manuscript-verdict.ts'
import { assessedExamples } from './assessed-examples.ts'
import type { AssessedName } from './assessed-manuscripts.ts'

const count = (
  consistencySpellingTypos: number,
  grammarMechanics: number,
  phrasing: number,
  punctuation: number,
  wordChoice: number,
): ErrorCount => ({
  consistencySpellingTypos,
  grammarMechanics,
  phrasing,
  punctuation,
  wordChoice,
})

const scored = (
  name: AssessedName,
  wordCount: number,
  language: string,
  score: number,
  percentile: number,
  category: ScoreCategory,
  errorCount: ErrorCount | 'skipped' | 'failed',
): Verdict => ({
  outcome: 'scored',
  wordCount,
  language,
  score,
  percentile,
  category,
  errorCount,
  examples: assessedExamples[name] ?? [],
})

/** Precomputed so that worlds open at once; a test compares them. The failed count is made up. */
export const assessedVerdicts: Record<AssessedName, Verdict> = {
  scoring: scored('scoring', 1420, 'en', 7.5, 70, 'needs-proofreading', count(4, 0, 1, 3, 1)),
  counting: scored('counting', 1610, 'en', 6.7, 57, 'needs-editing', count(8, 2, 2, 2, 1)),
  fiveKinds: scored('fiveKinds', 1850, 'en', 6.6, 56, 'needs-editing', count(7, 3, 4, 3, 1)),
  twoKindsAtZero: scored(
    'twoKindsAtZero',
    980,
    'en',
    8.6,
    86,
    'needs-proofreading',
    count(1, 0, 1, 1, 0),
  ),
  scoreFailed: { outcome: 'failed', reason: 'damaged' },
  countFailed: scored('countFailed', 1130, 'en', 8.8, 89, 'needs-proofreading', 'failed'),
  countSkipped: scored('countSkipped', 2070, 'zh', 1, 2, 'needs-extensive-editing', 'skipped'),
  flawless: scored('flawless', 1270, 'en', 10, 100, 'ready-to-submit', count(0, 0, 0, 0, 0)),
  hardToFollow: scored(
    'hardToFollow',
    1340,
    'en',
    3.6,
    15,
    'needs-extensive-editing',
    count(15, 7, 9, 9, 4),
  ),
  oldFormat: scored(
    'oldFormat',
    218,
    'en',
    3.8,
    17,
    'needs-extensive-editing',
    count(2, 2, 1, 1, 1),
  ),
  locked: { outcome: 'failed', reason: 'locked' },
  proofread: scored('proofread', 1540, 'en', 8.5, 85, 'needs-proofreading', count(2, 0, 2, 1, 0)),
  edited: scored('edited', 1240, 'en', 5.8, 43, 'needs-editing', count(6, 3, 2, 4, 2)),
  conference: scored('conference', 760, 'en', 6.3, 51, 'needs-editing', count(4, 1, 3, 0, 0)),
}
