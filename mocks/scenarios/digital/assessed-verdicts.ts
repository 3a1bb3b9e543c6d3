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
  scoring: scored('scoring', 1420, 'en', 7.7, 73, 'needs-proofreading', count(2, 2, 3, 1, 0)),
  counting: scored('counting', 1610, 'en', 6.7, 57, 'needs-editing', count(5, 4, 3, 2, 1)),
  fiveKinds: scored('fiveKinds', 1850, 'en', 6.8, 59, 'needs-editing', count(6, 3, 4, 3, 1)),
  twoKindsAtZero: scored(
    'twoKindsAtZero',
    980,
    'en',
    8.2,
    80,
    'needs-proofreading',
    count(2, 0, 1, 1, 0),
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
    count(17, 7, 9, 8, 3),
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
  proofread: scored('proofread', 1540, 'en', 8.3, 82, 'needs-proofreading', count(3, 1, 1, 0, 1)),
  edited: scored('edited', 1240, 'en', 5.9, 45, 'needs-editing', count(5, 1, 5, 4, 1)),
  conference: scored('conference', 760, 'en', 6.6, 56, 'needs-editing', count(3, 1, 3, 0, 0)),
}
