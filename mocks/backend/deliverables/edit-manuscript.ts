import type { Instant } from '../../../src/lib/instant.ts'
import type { Finding } from '../../world/rows/manuscript-verdict.ts'
import { findErrors } from '../grading/find-errors.ts'
import type { ManuscriptFile } from '../grading/measure-manuscript.ts'
import type { Dialect, Proofreader } from '../grading/proofreader.ts'
import { applySuggestions } from './apply-suggestions.ts'
import { asDocx } from './as-docx.ts'
import { authorByKind } from './author-by-kind.ts'

/** An `editor` comments on some changes; `namesKind` adds the kind of a change to its author. */
type EditSignature = {
  author: string
  at: Instant
  editor?: string | undefined
  namesKind?: boolean
}

export type Editing = ManuscriptFile & EditSignature & { dialect: Dialect }
export type Correction = ManuscriptFile & EditSignature & { findings: readonly Finding[] }

/** Undefined if no text can be read; the same bytes each time. */
export async function editManuscript(
  editing: Editing & { proofreader: Proofreader },
): Promise<Uint8Array | undefined> {
  const errors = await findErrors(editing)
  if (errors.kind !== 'found') return undefined
  return correctedManuscript({ ...editing, findings: errors.findings })
}

export function correctedManuscript(correction: Correction): Uint8Array | undefined {
  const { bytes, name, namesKind, author, ...rest } = correction
  const docx = asDocx(bytes, name)
  const authorOf = namesKind ? authorByKind(author) : undefined
  return docx && applySuggestions({ ...rest, bytes: docx, author, authorOf })
}
