import type { Assessment } from '../../../../api/grammar-check.ts'
import { parseInstant } from '../../../../lib/calendar.ts'
import { isEnglish } from '../../grammar-check-rules.ts'

export type ScoredDraft = {
  /** From 1. */
  number: number
  assessment: Assessment
  score: number
  /** Undefined where they are not counted. */
  errors: number | undefined
}

const sumOf = (counts: NonNullable<Assessment['errorCount']>) =>
  Object.values(counts).reduce((sum, count) => sum + count, 0)

/** The scored drafts, the oldest first; those in another language have no score of their English. */
export function draftHistory(assessments: readonly Assessment[]): ScoredDraft[] {
  return assessments
    .filter(isEnglish)
    .toSorted((one, other) => parseInstant(one.createdAt) - parseInstant(other.createdAt))
    .flatMap((assessment) =>
      assessment.scoreCompleted && assessment.score !== null
        ? [{ assessment, score: assessment.score }]
        : [],
    )
    .map(({ assessment, score }, at) => ({
      number: at + 1,
      assessment,
      score,
      errors: assessment.errorCount ? sumOf(assessment.errorCount) : undefined,
    }))
}
