import type { AssessmentError } from '../../world/rows/manuscript-verdict.ts'
import { errorsAmong } from '../rules/grammar-check/assessment-rules.ts'
import { errorsInSentences } from '../rules/grammar-check/sentence-errors.ts'
import { type GradedManuscript, proofreadManuscript } from './proofread-manuscript.ts'

/** Those that an assessment counts. @throws if the proofreader cannot be loaded */
export async function listErrors(manuscript: GradedManuscript): Promise<AssessmentError[]> {
  const proofread = await proofreadManuscript(manuscript)
  if (proofread.kind === 'failed') return []
  const { text, findings } = proofread
  return errorsInSentences(errorsAmong(findings, text.english), text.english)
}
