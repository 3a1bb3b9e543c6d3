import { unlessClosed } from '../../../lib/manuscript/closed-package.ts'
import { openPackage, type WordPackage } from '../../../lib/manuscript/package/open-package.ts'
import { hasUndecidableChanges } from '../../../lib/manuscript/revisions/undecidable-changes.ts'
import { changeCategory } from '../changes/change-category.ts'
import type {
  Block,
  Change,
  Chunk,
  DocumentOutline,
  ReadingFailure,
} from '../model/document-model.ts'
import { changeList, type DocumentPart } from './change-list.ts'
import type { DocumentContext } from './document-context.ts'
import { listCounter } from './list-numbers.ts'
import { readComments } from './read-comments.ts'
import { readPart } from './read-part.ts'
import { type NotedBlock, splitChunks } from './split-chunks.ts'
import { readStyles } from './style-roles.ts'
import { hasText, languageOfText } from './text-of-blocks.ts'

/** By part, then by the offset after a tracked tag: the position of its change. */
type RevisionPositions = Map<DocumentPart, Map<number, number>>

type ReadDocument =
  | { kind: 'read'; outline: DocumentOutline; chunks: Chunk[]; revisions: RevisionPositions }
  | { kind: ReadingFailure }

/** Never throws, whatever the bytes are. */
export function readDocument(bytes: Uint8Array): ReadDocument {
  const docx = openPackage(bytes)
  return docx.kind === 'open' ? readPackageText(docx) : docx
}

export const readPackageText = (docx: WordPackage): ReadDocument =>
  unlessClosed(() => readText(docx))

function readText(docx: WordPackage): ReadDocument {
  const styles = readStyles(docx.styles?.xml)
  const comments = readComments(docx)
  const changes = changeList()
  const context: DocumentContext = {
    styles: styles.byId,
    hiddenStyles: docx.hiddenStyles,
    countItem: listCounter(docx.numbering?.xml),
    relations: {
      document: docx.document.relations,
      footnotes: docx.footnotes?.relations ?? [],
      endnotes: docx.endnotes?.relations ?? [],
    },
    changes,
    moveEdges: [],
    comments,
    anchored: new Map(),
    referred: [],
  }
  const main = readPart(docx.document.xml, 'document', context)
  if (!main) return { kind: 'damaged' }
  const notes = notesOf(docx, context)
  if (!notes) return { kind: 'damaged' }
  if (!hasText([...main.body, ...notes.map(({ block }) => block)])) return { kind: 'empty' }
  const chunks = splitChunks(main.body, notes, changes.changes)
  const outline: DocumentOutline = {
    chunks: chunks.length,
    changes: changes.changes.length,
    categories: changes.changes.map(changeCategory),
    moves: movesOf(changes.changes),
    hasOtherChanges: hasUndecidableChanges(docx),
    comments: [...context.anchored.keys()].flatMap((id) => comments.get(id) ?? []),
    language: languageOfText(styles.language, main.body),
  }
  return { kind: 'read', outline, chunks, revisions: revisionPositions(context) }
}

function revisionPositions({ changes, moveEdges }: DocumentContext): RevisionPositions {
  const revisions: RevisionPositions = new Map()
  const marks = [...changes.positions].map(([{ place }, change]) => ({ place, change }))
  for (const { place, change } of [...marks, ...moveEdges]) {
    const ofPart = revisions.get(place.part) ?? new Map<number, number>()
    revisions.set(place.part, ofPart.set(place.at, change))
  }
  return revisions
}

function movesOf(changes: readonly Change[]): number[][] {
  const positions = changes.flatMap(({ move }, position) => (move ? [{ move, position }] : []))
  const byName = Map.groupBy(positions, ({ move }) => move)
  return [...byName.values()].map((move) => move.map(({ position }) => position))
}

/** The blocks of the notes in the order of their references; undefined where their part is damaged. */
function notesOf(docx: WordPackage, context: DocumentContext): NotedBlock[] | undefined {
  const byName = new Map<string, Block[]>()
  for (const part of ['footnotes', 'endnotes'] as const) {
    const found = docx[part]
    if (!found) continue
    context.changes.end()
    const read = readPart(found.xml, part, context)
    if (!read) return undefined
    const name = part.slice(0, -1)
    for (const [id, blocks] of read.notes) byName.set(`${name} ${id}`, blocks)
  }
  return context.referred.flatMap((name, note) =>
    (byName.get(name) ?? []).map((block) => ({ block, note })),
  )
}
