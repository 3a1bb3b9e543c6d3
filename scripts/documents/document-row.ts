import { measureText } from '../../mocks/backend/grading/measure-text.ts'
import { readManuscript } from '../../mocks/backend/grading/proofread-manuscript.ts'
import { docxTexts } from '../../mocks/backend/uploads/docx-paragraphs.ts'
import { readDocument } from '../../src/domain/document-reader/parse/read-document.ts'
import { countWordsOf } from '../../src/lib/manuscript/count-words.ts'
import { openPackage } from '../../src/lib/manuscript/package/open-package.ts'

/** What the product reads of a file; undefined where the file's format does not tell. */
export type DocumentRow = {
  file: string
  /** Why nothing is read. */
  refused: string | undefined
  language: string | undefined
  words: number
  /** By ISO 639-1 code. */
  wordsByLanguage: Record<string, number>
  noteWords: number | undefined
  comments: number | undefined
  changes: number | undefined
  unread: string[]
  milliseconds: number
}

type PackageRow = Pick<DocumentRow, 'noteWords' | 'comments' | 'changes' | 'unread'>

/** Parts that may hold text, but not that of the manuscript. */
const UNREAD: readonly (readonly [name: string, path: RegExp])[] = [
  ['header', /\/header\d*\.xml$/i],
  ['footer', /\/footer\d*\.xml$/i],
  ['chart', /\/charts\/chart\d*\.xml$/i],
  ['diagram', /\/diagrams\/data\d*\.xml$/i],
  ['embedded file', /\/embeddings\//i],
  ['included file', /\/afchunk[^/]*$/i],
]

/** Reads a .doc or .docx as the product does. */
export async function documentRow(file: string, bytes: Uint8Array): Promise<DocumentRow> {
  const begin = performance.now()
  const read = readManuscript(bytes, file)
  const paragraphs = read.kind === 'text' ? read.paragraphs : []
  const { language, wordCount, paragraphs: measured } = await measureText(paragraphs)
  const milliseconds = Math.round(performance.now() - begin)
  const wordsByLanguage: Record<string, number> = {}
  for (const { language: own, words } of measured) {
    wordsByLanguage[own] = (wordsByLanguage[own] ?? 0) + words
  }
  return {
    file,
    refused: read.kind === 'text' ? undefined : read.kind === 'broken' ? read.reason : read.kind,
    language: read.kind === 'text' ? language : undefined,
    words: wordCount,
    wordsByLanguage,
    ...packageRow(bytes),
    milliseconds,
  }
}

function packageRow(bytes: Uint8Array): PackageRow {
  const docx = openPackage(bytes)
  if (docx.kind !== 'open')
    return { noteWords: undefined, comments: undefined, changes: undefined, unread: [] }
  const shown = readDocument(bytes)
  const outline = shown.kind === 'read' ? shown.outline : undefined
  const notes = [docx.footnotes, docx.endnotes].filter((part) => part !== undefined)
  const names = [...docx.files.values()].map(({ name }) => name)
  const unread = UNREAD.flatMap(([name, path]) => {
    const count = names.filter((one) => path.test(one)).length
    return count > 0 ? `${count} × ${name}` : []
  })
  return {
    noteWords: countWordsOf(notes.flatMap(({ xml }) => docxTexts(xml, docx.hiddenStyles) ?? [])),
    comments: outline?.comments.length,
    changes: outline?.changes,
    unread: outline?.hasOtherChanges ? [...unread, 'other tracked changes'] : unread,
  }
}
