import type { components } from '../../../../src/api/generated/schema.gen.ts'
import type { DigitalEditRow } from '../../../world/digital-rows.ts'
import type { Finding } from '../../../world/manuscript-verdict.ts'
import { type FoundErrors, findErrors } from '../../grading/find-errors.ts'
import type { Dialect, Proofreader } from '../../grading/proofreader.ts'

/** The dialect that the proofreader keeps to for the style of English that a person chose. */
export function dialectOf(style: components['schemas']['StyleOfEnglish']): Dialect {
  return style === 'British English' ? 'british' : 'american'
}

/** What an edit will come to by the errors that were found: of each suggestion the first is kept. */
export function editOutcome(errors: FoundErrors): DigitalEditRow['outcome'] {
  if (errors.kind === 'failed') return errors
  const findings = errors.findings
    .filter(({ suggestions }) => suggestions.length > 0)
    .map((finding) => ({ ...finding, suggestions: finding.suggestions.slice(0, 1) }))
  return { kind: 'edited', findings }
}

/** What was found in a manuscript that is edited; it is read now where it was not read before. */
export async function findingsOf(
  { name, styleOfEnglish, outcome }: DigitalEditRow,
  bytes: Uint8Array,
  proofreader: Proofreader,
): Promise<readonly Finding[]> {
  if (outcome.kind === 'edited' && outcome.findings) return outcome.findings
  const dialect = dialectOf(styleOfEnglish)
  const errors = await findErrors({ bytes, name, dialect, proofreader })
  return errors.kind === 'found' ? errors.findings : []
}
