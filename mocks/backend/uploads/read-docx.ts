import type { ClosedPackage } from '../../../src/lib/manuscript/package/closed-package.ts'
import { openPackage, textParts } from '../../../src/lib/manuscript/package/open-package.ts'
import { textProblem } from '../../../src/lib/manuscript/text-problem.ts'
import type { BrokenReason } from '../../world/manuscript-verdict.ts'
import { docxTexts } from './docx-paragraphs.ts'

type Unreadable = { kind: 'empty' } | { kind: 'locked' } | { kind: 'broken'; reason: BrokenReason }

export type ReadManuscript = { kind: 'text'; paragraphs: string[] } | Unreadable

/** Reads the text of a .docx, up to a size limit. Never throws. */
export async function readDocx(bytes: Uint8Array): Promise<ReadManuscript> {
  const docx = openPackage(bytes)
  if (docx.kind !== 'open') return unreadable(docx)
  const paragraphs: string[] = []
  for (const { xml } of textParts(docx)) {
    const found = docxTexts(xml)
    if (!found) return { kind: 'broken', reason: 'damaged' }
    for (const text of found) paragraphs.push(text)
  }
  return textOrEmpty(paragraphs)
}

function unreadable({ kind }: ClosedPackage): Unreadable {
  if (kind === 'empty' || kind === 'locked') return { kind }
  const isOther = kind === 'not-word' || kind === 'older'
  return { kind: 'broken', reason: isOther ? 'not-a-word-document' : kind }
}

export function textOrEmpty(paragraphs: string[]): ReadManuscript {
  const problem = textProblem(paragraphs)
  return problem ? unreadable({ kind: problem }) : { kind: 'text', paragraphs }
}
