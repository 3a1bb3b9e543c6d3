import type { Schemas } from '../../../world/rows/contract-types.ts'
import type { DigitalEditRow } from '../../../world/rows/digital-rows.ts'
import type { Finding } from '../../../world/rows/manuscript-verdict.ts'
import type { FoundErrors } from '../../grading/find-errors.ts'
import type { Dialect } from '../../grading/proofreader.ts'
import type { ManuscriptTasks } from '../../manuscripts/manuscript-tasks.ts'

export function dialectOf(style: Schemas['StyleOfEnglish']): Dialect {
  return style === 'British English' ? 'british' : 'american'
}

export function editOutcome(errors: FoundErrors): DigitalEditRow['outcome'] {
  if (errors.kind === 'failed') return errors
  const findings = errors.findings
    .filter(({ suggestions }) => suggestions.length > 0)
    .map((finding) => ({ ...finding, suggestions: finding.suggestions.slice(0, 1) }))
  return { kind: 'edited', findings }
}

export async function findingsOf(
  { name, styleOfEnglish, outcome }: DigitalEditRow,
  bytes: Uint8Array,
  manuscripts: Pick<ManuscriptTasks, 'findErrors'>,
): Promise<readonly Finding[]> {
  if (outcome.kind === 'edited' && outcome.findings) return outcome.findings
  const dialect = dialectOf(styleOfEnglish)
  const errors = await manuscripts.findErrors({ bytes, name, dialect })
  return errors.kind === 'found' ? errors.findings : []
}
