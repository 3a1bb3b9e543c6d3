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

type ComparedDrafts = {
  /** The drafts before this one, the oldest first. */
  choices: readonly ScoredDraft[]
  compared: ScoredDraft | undefined
  current: ScoredDraft | undefined
}

/** A draft is compared with the one before it, unless the person chooses another earlier one. */
export function comparedDrafts(
  history: readonly ScoredDraft[],
  own: string,
  chosen: string | undefined,
): ComparedDrafts {
  const at = history.findIndex(({ assessment }) => assessment.identity === own)
  const choices = history.slice(0, Math.max(0, at))
  const found = choices.find(({ assessment }) => assessment.identity === chosen)
  return { choices, compared: found ?? choices.at(-1), current: history[at] }
}
