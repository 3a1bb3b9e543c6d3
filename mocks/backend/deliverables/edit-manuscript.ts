import type { Finding } from '../../world/manuscript-verdict.ts'
import { findErrors } from '../grading/find-errors.ts'
import type { Dialect, Proofreader } from '../grading/proofreader.ts'
import { applySuggestions } from './apply-suggestions.ts'
import { asDocx } from './as-docx.ts'

type Manuscript = { bytes: Uint8Array; name: string }

/** `at` is the instant of the changes, epoch milliseconds. */
type Signature = { author: string; at: number }

export type Editing = Manuscript & Signature & { dialect: Dialect; proofreader: Proofreader }

/**
 * A manuscript as an editor gives it back: a .docx with the proofreader's suggestions for its
 * English as tracked changes. An older .doc comes back as a .docx of its plain text. Undefined
 * where there is no text to read. The same manuscript gives the same bytes.
 */
export async function editManuscript(editing: Editing): Promise<Uint8Array | undefined> {
  const errors = await findErrors(editing)
  return errors.kind === 'found' ? correctedManuscript(editing, errors.findings) : undefined
}

/** The same with findings that were made before. */
export async function correctedManuscript(
  { bytes, name, author, at }: Manuscript & Signature,
  findings: readonly Finding[],
): Promise<Uint8Array | undefined> {
  const docx = await asDocx(bytes, name)
  return docx && applySuggestions({ bytes: docx, findings, author, at })
}
