import { type ClosedPackage, type DocxPackage, openPackage } from '../../docx/open-package.ts'
import type { Block, Chunk, DocumentOutline, ReadingFailure } from '../document-model.ts'
import { changeList } from './change-list.ts'
import type { DocumentContext } from './document-context.ts'
import { listCounter } from './list-numbers.ts'
import { readComments } from './read-comments.ts'
import { readPart } from './read-part.ts'
import { type NotedBlock, splitChunks } from './split-chunks.ts'
import { readStyles } from './style-roles.ts'
import { hasText, languageOfText } from './text-of-blocks.ts'

export type ReadDocument =
  | { kind: 'read'; outline: DocumentOutline; chunks: Chunk[] }
  | { kind: ReadingFailure }

/** Reads a .docx to show it. Never throws, whatever the bytes are. */
export function readDocument(bytes: Uint8Array): ReadDocument {
  const docx: DocxPackage | ClosedPackage = openPackage(bytes)
  return docx.kind === 'open' ? readPackageText(docx) : docx
}

function readPackageText(docx: DocxPackage): ReadDocument {
  const styles = readStyles(docx.styles)
  const comments = readComments(docx.comments, docx.commentStates)
  const changes = changeList()
  const context: DocumentContext = {
    styles: styles.byId,
    countItem: listCounter(docx.numbering),
    changes,
    comments,
    anchored: [],
    referred: [],
  }
  const main = readPart(docx.document, context)
  if (!main) return { kind: 'damaged' }
  const notes = notesOf(docx, context)
  if (!notes) return { kind: 'damaged' }
  if (!hasText([...main.body, ...notes.map(({ block }) => block)])) return { kind: 'empty' }
  const chunks = splitChunks(main.body, notes, changes.changes)
  const outline: DocumentOutline = {
    chunks: chunks.length,
    changes: changes.changes.length,
    comments: context.anchored.flatMap((id) => comments.get(id) ?? []),
    language: languageOfText(styles.language, main.body),
  }
  return { kind: 'read', outline, chunks }
}

/** The blocks of the notes in the order of their references; undefined where their part is damaged. */
function notesOf(docx: DocxPackage, context: DocumentContext): NotedBlock[] | undefined {
  const byName = new Map<string, Block[]>()
  for (const [name, xml] of [
    ['footnote', docx.footnotes],
    ['endnote', docx.endnotes],
  ] as const) {
    if (xml === undefined) continue
    context.changes.end()
    const part = readPart(xml, context)
    if (!part) return undefined
    for (const [id, blocks] of part.notes) byName.set(`${name} ${id}`, blocks)
  }
  return context.referred.flatMap((name, note) =>
    (byName.get(name) ?? []).map((block) => ({ block, note })),
  )
}
