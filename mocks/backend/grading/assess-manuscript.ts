import type { Verdict } from '../../world/rows/manuscript-verdict.ts'
import { gradeFindings } from '../rules/grammar-check/assessment-rules.ts'
import { readDoc } from '../uploads/read-doc.ts'
import { type ReadManuscript, readDocx } from '../uploads/read-docx.ts'
import { sniffFile } from '../uploads/sniff-file.ts'
import { gradedText } from './graded-text.ts'
import { guessDialect } from './guess-dialect.ts'
import type { Proofreader } from './proofreader.ts'

/** Grades a manuscript by its bytes, the same each time. @throws if the proofreader cannot be loaded */
export async function assessManuscript(manuscript: {
  bytes: Uint8Array
  name: string
  proofreader: Proofreader
}): Promise<Verdict> {
  const read = readManuscript(manuscript.bytes, manuscript.name)
  if (read.kind === 'broken') return { outcome: 'failed', reason: read.reason }
  if (read.kind !== 'text') return { outcome: 'failed', reason: read.kind }
  const text = await gradedText(read.paragraphs)
  const dialect = guessDialect(text.english)
  const findings = text.english ? await manuscript.proofreader.findings(text.english, dialect) : []
  const { wordCount, language } = text
  return { outcome: 'scored', wordCount, language, ...gradeFindings(findings, text) }
}

export function readManuscript(bytes: Uint8Array, name: string): ReadManuscript {
  const kind = sniffFile(bytes)
  if (kind === 'doc') return readDoc(bytes)
  if (kind === 'unreadable' && /\.doc$/i.test(name)) return readDoc(bytes)
  return readDocx(bytes)
}
