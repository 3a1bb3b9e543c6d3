import type { Finding } from '../../world/manuscript-verdict.ts'
import { findErrors } from '../grading/find-errors.ts'
import type { Dialect, Proofreader } from '../grading/proofreader.ts'
import { applySuggestions } from './apply-suggestions.ts'
import { asDocx } from './as-docx.ts'

type ManuscriptFile = { bytes: Uint8Array; name: string }

/** `at`: epoch milliseconds; an `editor` comments on some changes; `authorOf` signs single ones. */
type EditSignature = {
  author: string
  at: number
  editor?: string | undefined
  authorOf?: ((finding: Finding) => string) | undefined
}

type Editing = ManuscriptFile & EditSignature & { dialect: Dialect; proofreader: Proofreader }

/**
 * The manuscript as .docx with the proofreader's suggestions as tracked changes, the same bytes
 * each time. Undefined if no text can be read.
 */
export async function editManuscript(editing: Editing): Promise<Uint8Array | undefined> {
  const errors = await findErrors(editing)
  return errors.kind === 'found' ? correctedManuscript(editing, errors.findings) : undefined
}

export function correctedManuscript(
  { bytes, name, ...signature }: ManuscriptFile & EditSignature,
  findings: readonly Finding[],
): Uint8Array | undefined {
  const docx = asDocx(bytes, name)
  return docx && applySuggestions({ bytes: docx, findings, ...signature })
}
