import type { Instant } from '../../../../src/lib/instant.ts'
import { UNDETERMINED } from '../../../../src/lib/manuscript/guess-language.ts'
import type {
  ErrorCount,
  ErrorExample,
  ScoreCategory,
  Verdict,
} from '../../../world/rows/manuscript-verdict.ts'
import { COUNT_AFTER, SCORE_AFTER } from './assessment-assumptions.ts'

type AssessmentStage = {
  completed: boolean
  scoreProcessing: boolean
  scoreCompleted: boolean
  scoreFailed: boolean
  errorCountProcessing: boolean
  errorCountSkipped: boolean
  errorCountFailed: boolean
  score?: number
  percentile?: number
  category?: ScoreCategory
  errorCount?: ErrorCount
  errorExamples?: ErrorExample[]
  /** ISO 639-1 or `mis`; missing if undetermined. */
  language?: string
}

const NOTHING_YET: AssessmentStage = {
  completed: false,
  scoreProcessing: false,
  scoreCompleted: false,
  scoreFailed: false,
  errorCountProcessing: false,
  errorCountSkipped: false,
  errorCountFailed: false,
}

/** The score comes before the count; a failed score means no count. */
export function assessmentStage(
  verdict: Verdict,
  createdAt: Instant,
  now: Instant,
): AssessmentStage {
  const age = now - createdAt
  if (age < SCORE_AFTER) return { ...NOTHING_YET, scoreProcessing: true }
  if (verdict.outcome === 'failed') return { ...NOTHING_YET, scoreFailed: true }
  const { score, percentile, category, errorCount, examples } = verdict
  const scored = {
    ...NOTHING_YET,
    scoreCompleted: true,
    score,
    percentile,
    category,
    ...(verdict.language === UNDETERMINED ? {} : { language: verdict.language }),
  }
  if (age < COUNT_AFTER) return { ...scored, errorCountProcessing: true }
  if (errorCount === 'failed') return { ...scored, errorCountFailed: true }
  if (errorCount === 'skipped') return { ...scored, completed: true, errorCountSkipped: true }
  return { ...scored, completed: true, errorCount, errorExamples: examples }
}
