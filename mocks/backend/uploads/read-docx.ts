import {
  type ClosedPackage,
  PackageClosed,
  unlessClosed,
} from '../../../src/lib/manuscript/closed-package.ts'
import { openPackage, textParts } from '../../../src/lib/manuscript/package/open-package.ts'
import { textProblem } from '../../../src/lib/manuscript/text-problem.ts'
import type { BrokenReason } from '../../world/rows/manuscript-verdict.ts'
import { docxTexts } from './docx-paragraphs.ts'

type Unreadable = { kind: 'empty' } | { kind: 'locked' } | { kind: 'broken'; reason: BrokenReason }

export type ReadManuscript = { kind: 'text'; paragraphs: string[] } | Unreadable

/** Reads the text of a .docx, up to a size limit. Never throws. */
export function readDocx(bytes: Uint8Array): ReadManuscript {
  const read = unlessClosed(() => paragraphsIn(bytes))
  return Array.isArray(read) ? textOrEmpty(read) : unreadable(read)
}

function paragraphsIn(bytes: Uint8Array): string[] | ClosedPackage {
  const docx = openPackage(bytes)
  if (docx.kind !== 'open') return docx
  return textParts(docx).flatMap(({ xml }) => {
    const found = docxTexts(xml, docx.hiddenStyles)
    if (!found) throw new PackageClosed('damaged')
    return found
  })
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
