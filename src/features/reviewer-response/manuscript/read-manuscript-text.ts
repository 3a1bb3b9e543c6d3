import type {
  Block,
  Change,
  ReadingFailure,
} from '../../../domain/document-reader/model/document-model.ts'
import { readDocument } from '../../../domain/document-reader/parse/read-document.ts'
import { finalText } from '../../../domain/side-by-side/align/text-unit.ts'
import { foldedText } from './folded-text.ts'

export type Passage = {
  /** Heading above it, with its number; empty before the first one. */
  section: string
  /** Of the paragraph within the section, from 1; undefined for a table. */
  number: number | undefined
  /** Where it begins, as Word last showed it; undefined where the file does not say it. */
  page: number | undefined
  text: string
  /** As it is searched. */
  folded: string
}

export type ManuscriptText = { passages: Passage[]; changes: Change[] }

type ReadManuscript =
  | ({ kind: 'manuscript' } & ManuscriptText)
  | { kind: 'failed'; reason: ReadingFailure }

function pageOf(block: Block): number | undefined {
  if (block.kind === 'paragraph') return block.page
  const [first] = block.rows.flatMap(({ cells }) => cells.flatMap(({ blocks }) => blocks))
  return first && pageOf(first)
}

function passagesOf(blocks: readonly Block[]): Passage[] {
  const passages: Passage[] = []
  const hasPages = blocks.some((block) => pageOf(block) !== undefined)
  let section = ''
  let page = hasPages ? 1 : undefined
  let number = 0
  for (const block of blocks) {
    const text = finalText(block).trim()
    page = pageOf(block) ?? page
    if (text === '') continue
    if (block.kind === 'paragraph' && block.role === 'heading') {
      section = block.number === undefined ? text : `${block.number} ${text}`
      number = 0
      continue
    }
    if (block.kind === 'paragraph') number += 1
    passages.push({
      section,
      number: block.kind === 'paragraph' ? number : undefined,
      page,
      text,
      folded: foldedText(text),
    })
  }
  return passages
}

/** The text as it reads with all changes accepted, and those changes. Never throws. */
export function readManuscriptText(bytes: Uint8Array): ReadManuscript {
  const document = readDocument(bytes)
  if (document.kind !== 'read') return { kind: 'failed', reason: document.kind }
  const { chunks } = document
  const blocks = chunks.filter(({ notes }) => notes === undefined).flatMap((chunk) => chunk.blocks)
  return {
    kind: 'manuscript',
    passages: passagesOf(blocks),
    changes: chunks.flatMap(({ changes }) => changes),
  }
}
