import type { Block, Change, Chunk, DocumentOutline } from '../model/document-model.ts'
import { readDocument } from './read-document.ts'
import { docxOf, type TestParts } from './test-docx.ts'

type Read = { outline: DocumentOutline; chunks: Chunk[]; blocks: Block[]; changes: Change[] }

export function readTestDocx(parts: TestParts): Read {
  const document = readDocument(docxOf(parts))
  if (document.kind !== 'read') throw new Error(document.kind)
  const { outline, chunks } = document
  const blocks = chunks.flatMap((chunk) => chunk.blocks)
  return { outline, chunks, blocks, changes: chunks.flatMap((chunk) => chunk.changes) }
}
