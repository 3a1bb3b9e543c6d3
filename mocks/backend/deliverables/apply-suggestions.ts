import { isoSecondsOf } from '../../world/clock/world-calendar.ts'
import type { Finding } from '../../world/manuscript-verdict.ts'
import { PARAGRAPH_GAP } from '../grading/graded-text.ts'
import { docxParagraphs } from '../uploads/docx-paragraphs.ts'
import { inUtf8 } from '../uploads/in-utf8.ts'
import { type OpenDocx, openDocx } from '../uploads/open-docx.ts'
import { rezip } from '../uploads/read-zip.ts'
import { editorComments } from './editor-comments.ts'
import { type Edit, trackChanges } from './track-changes.ts'
import { commentsXmlOf, type EditorComment, withComments } from './write-comments.ts'

/**
 * Writes the first suggestion of each finding into a .docx as a tracked change at an instant (epoch
 * milliseconds). Offsets of findings refer to the paragraphs of `readDocx` joined by
 * `PARAGRAPH_GAP`. The first of two overlapping findings wins; findings that cross paragraphs or
 * touch formulas or pending changes are skipped. `authorOf` signs single changes. An editor comments
 * on some changes of the text itself. Throws if the file cannot be read.
 */
export async function applySuggestions(input: {
  bytes: Uint8Array
  findings: readonly Finding[]
  author: string
  authorOf?: ((finding: Finding) => string) | undefined
  at: number
  editor?: string | undefined
}): Promise<Uint8Array> {
  const docx = await openDocx(input.bytes)
  if (docx.kind !== 'open')
    throw new Error(`Nothing can be changed in a file that is ${docx.kind}.`)
  const comments = await commentsOn(docx, input)
  const found = apart(input.findings, comments.byFinding, input.authorOf)
  const date = isoSecondsOf(input.at)
  let firstId = firstFreeId(docx.parts.map(({ xml }) => xml))
  const changed = new Map<string, Uint8Array>()
  const write = (name: string, xml: string) => changed.set(name, new TextEncoder().encode(xml))
  let from = 0
  for (const [position, { name, xml }] of docx.parts.entries()) {
    const paragraphs = (docxParagraphs(xml) ?? []).map((paragraph) => {
      const start = from
      from += paragraph.text.length + PARAGRAPH_GAP.length
      const edits = editsOf(paragraph.text, start, found)
      const isMain = position === 0
      return { paragraph, edits: isMain ? edits : edits.map(withoutComment) }
    })
    if (paragraphs.every(({ edits }) => edits.length === 0)) continue
    const tracked = trackChanges(xml, paragraphs, { author: input.author, date, firstId })
    firstId = Math.max(firstId, firstFreeId([tracked]))
    write(name, inUtf8(tracked))
    if (position > 0 || !input.editor) continue
    const anchored = comments.list.filter(({ id }) => isAnchored(tracked, id))
    const signature = { author: input.editor, date }
    const parts = await withComments(docx, comments.xml, anchored, signature)
    for (const [part, text] of parts) write(part, inUtf8(text))
  }
  return rezip(docx.entries, changed)
}

const withoutComment = ({ comment: _, ...edit }: Edit): Edit => edit

const isAnchored = (xml: string, id: number) =>
  new RegExp(`commentReference [^>]*id="${id}"`).test(xml)

async function commentsOn(
  docx: OpenDocx,
  { editor, findings }: { editor?: string | undefined; findings: readonly Finding[] },
) {
  const byFinding = new Map<Finding, number>()
  const list: EditorComment[] = []
  if (!editor) return { xml: '', list, byFinding }
  const xml = await commentsXmlOf(docx)
  let id = firstFreeId([xml])
  for (const [finding, text] of editorComments(findings)) {
    byFinding.set(finding, id)
    list.push({ id, text })
    id += 1
  }
  return { xml, list, byFinding }
}

/** Non-overlapping edits of the findings, in order of position. */
function apart(
  findings: readonly Finding[],
  comments: ReadonlyMap<Finding, number>,
  authorOf: ((finding: Finding) => string) | undefined,
): Edit[] {
  const edits: Edit[] = []
  let free = 0
  for (const finding of findings.toSorted((a, b) => a.start - b.start)) {
    const { start, end, suggestions } = finding
    const [replacement] = suggestions
    if (replacement === undefined || start < free) continue
    const comment = comments.get(finding)
    edits.push({ start, end, replacement, comment, author: authorOf?.(finding) })
    free = end
  }
  return edits
}

/** The edits of the paragraph that begins at `from`, relative to it. A replacement that only appends is inserted. */
function editsOf(text: string, from: number, edits: readonly Edit[]): Edit[] {
  const own = edits.filter(({ start, end }) => start >= from && end <= from + text.length)
  return own.map(({ start, end, replacement, ...rest }) => {
    const before = text.slice(start - from, end - from)
    const added = replacement.startsWith(before) ? replacement.slice(before.length) : ''
    // A word that grows by letters is replaced as a whole, which is easier to follow.
    return /^[^\p{L}\p{N}]/u.test(added)
      ? { start: end - from, end: end - from, replacement: added, ...rest }
      : { start: start - from, end: end - from, replacement, ...rest }
  })
}

/** An id above all ids of the parts; longer numbers are not Word's counters. */
function firstFreeId(parts: readonly string[]): number {
  let highest = 0
  for (const xml of parts) {
    for (const [, id] of xml.matchAll(/:id="(\d{1,8})"/g)) highest = Math.max(highest, Number(id))
  }
  return highest + 1
}
