import type { Verdict } from '../../world/rows/manuscript-verdict.ts'
import { gradeFindings } from '../rules/grammar-check/assessment-rules.ts'
import { type GradedManuscript, proofreadManuscript } from './proofread-manuscript.ts'

/** Grades a manuscript by its bytes, the same each time. @throws if the proofreader cannot be loaded */
export async function assessManuscript(manuscript: GradedManuscript): Promise<Verdict> {
  const proofread = await proofreadManuscript(manuscript)
  if (proofread.kind === 'failed') return { outcome: 'failed', reason: proofread.reason }
  const { text, findings } = proofread
  const { wordCount, language } = text
  return { outcome: 'scored', wordCount, language, ...gradeFindings(findings, text) }
}
