import {
  openPackage,
  textParts,
  type WordPackage,
} from '../../../src/lib/manuscript/package/open-package.ts'
import { replaceParts } from '../../../src/lib/manuscript/package/replace-parts.ts'
import { isoSecondsOf } from '../../world/clock/world-calendar.ts'
import type { Finding } from '../../world/rows/manuscript-verdict.ts'
import { PARAGRAPH_GAP } from '../grading/graded-text.ts'
import { docxParagraphs } from '../uploads/docx-paragraphs.ts'
import { editorComments } from './editor-comments.ts'
import { type Edit, trackChanges } from './track-changes.ts'
import { type EditorComment, withComments } from './write-comments.ts'

/**
 * Offsets of findings refer to the paragraphs of `readDocx` joined by `PARAGRAPH_GAP`. The first of two overlapping
 * findings wins; those that cross paragraphs or touch formulas or pending changes are skipped.
 */
export function applySuggestions(input: {
  bytes: Uint8Array
  findings: readonly Finding[]
  author: string
  authorOf?: ((finding: Finding) => string) | undefined
  at: number
  editor?: string | undefined
}): Uint8Array {
  const docx = openPackage(input.bytes)
  if (docx.kind !== 'open')
    throw new Error(`Nothing can be changed in a file that is ${docx.kind}.`)
  const comments = commentsOn(docx, input)
  const found = apart(input.findings, comments.byFinding, input.authorOf)
  const date = isoSecondsOf(input.at)
  let firstId = firstFreeId(textParts(docx).map(({ xml }) => xml))
  const changed = new Map<string, string>()
  let from = 0
  let next = 0
  for (const part of textParts(docx)) {
    const { name, xml } = part
    const isMain = part === docx.document
    const paragraphs = (docxParagraphs(xml, docx.hiddenStyles) ?? []).map((paragraph) => {
      const start = from
      from += paragraph.text.length + PARAGRAPH_GAP.length
      const first = next
      while (next < found.length && (found[next]?.start ?? 0) < from) next += 1
      const edits = editsOf(paragraph.text, start, found.slice(first, next))
      return { paragraph, edits: isMain ? edits : edits.map(withoutComment) }
    })
    if (paragraphs.every(({ edits }) => edits.length === 0)) continue
    const tracked = trackChanges(xml, paragraphs, { author: input.author, date, firstId })
    firstId = Math.max(firstId, firstFreeId([tracked]))
    changed.set(name, tracked)
    if (!isMain || !input.editor) continue
    const referred = referredComments(tracked)
    const anchored = comments.list.filter(({ id }) => referred.has(id))
    const written = withComments(docx, anchored, { author: input.editor, date })
    for (const [other, text] of written) changed.set(other, text)
  }
  return replaceParts(docx, changed)
}

const withoutComment = ({ comment: _, ...edit }: Edit): Edit => edit

const referredComments = (xml: string): ReadonlySet<number> =>
  new Set(Array.from(xml.matchAll(/commentReference [^>]*id="(\d+)"/g), ([, id]) => Number(id)))

function commentsOn(
  docx: WordPackage,
  { editor, findings }: { editor?: string | undefined; findings: readonly Finding[] },
) {
  const byFinding = new Map<Finding, number>()
  const list: EditorComment[] = []
  if (!editor) return { list, byFinding }
  let id = firstFreeId([docx.comments?.xml ?? ''])
  for (const [finding, text] of editorComments(findings)) {
    byFinding.set(finding, id)
    list.push({ id, text })
    id += 1
  }
  return { list, byFinding }
}

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
