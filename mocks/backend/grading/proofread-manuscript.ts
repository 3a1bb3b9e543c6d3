import type { Finding, UnusableReason } from '../../world/rows/manuscript-verdict.ts'
import { readDoc } from '../uploads/read-doc.ts'
import { type ReadManuscript, readDocx } from '../uploads/read-docx.ts'
import { sniffFile } from '../uploads/sniff-file.ts'
import { type GradedText, gradedText } from './graded-text.ts'
import { guessDialect } from './guess-dialect.ts'
import type { Proofreader } from './proofreader.ts'

export type GradedManuscript = { bytes: Uint8Array; name: string; proofreader: Proofreader }

type Proofread =
  | { kind: 'proofread'; text: GradedText; findings: Finding[] }
  | { kind: 'failed'; reason: UnusableReason }

/** The same findings each time. @throws if the proofreader cannot be loaded */
export async function proofreadManuscript(manuscript: GradedManuscript): Promise<Proofread> {
  const read = readManuscript(manuscript.bytes, manuscript.name)
  if (read.kind === 'broken') return { kind: 'failed', reason: read.reason }
  if (read.kind !== 'text') return { kind: 'failed', reason: read.kind }
  const text = await gradedText(read.paragraphs)
  const dialect = guessDialect(text.english)
  const findings = text.english ? await manuscript.proofreader.findings(text.english, dialect) : []
  return { kind: 'proofread', text, findings }
}

export function readManuscript(bytes: Uint8Array, name: string): ReadManuscript {
  const kind = sniffFile(bytes)
  if (kind === 'doc') return readDoc(bytes)
  if (kind === 'unreadable' && /\.doc$/i.test(name)) return readDoc(bytes)
  return readDocx(bytes)
}
