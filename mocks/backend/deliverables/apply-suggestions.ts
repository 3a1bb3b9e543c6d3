import type { Finding } from '../../world/manuscript-verdict.ts'
import { isoSecondsOf } from '../../world/world-calendar.ts'
import { PARAGRAPH_GAP } from '../grading/graded-text.ts'
import { docxParagraphs } from '../uploads/docx-paragraphs.ts'
import { inUtf8 } from '../uploads/in-utf8.ts'
import { openDocx } from '../uploads/open-docx.ts'
import { rezip } from '../uploads/read-zip.ts'
import { type Edit, trackChanges } from './track-changes.ts'

/**
 * Writes the first suggestion of each finding into a .docx as a tracked change at an instant (epoch
 * milliseconds). Offsets of findings refer to the paragraphs of `readDocx` joined by
 * `PARAGRAPH_GAP`. The first of two overlapping findings wins; findings that cross paragraphs or
 * touch formulas or pending changes are skipped. Throws if the file cannot be read.
 */
export async function applySuggestions(input: {
  bytes: Uint8Array
  findings: readonly Finding[]
  author: string
  at: number
}): Promise<Uint8Array> {
  const docx = await openDocx(input.bytes)
  if (docx.kind !== 'open')
    throw new Error(`Nothing can be changed in a file that is ${docx.kind}.`)
  const found = apart(input.findings)
  const date = isoSecondsOf(input.at)
  let firstId = firstFreeId(docx.parts.map(({ xml }) => xml))
  const changed = new Map<string, Uint8Array>()
  let from = 0
  for (const { name, xml } of docx.parts) {
    const paragraphs = (docxParagraphs(xml) ?? []).map((paragraph) => {
      const start = from
      from += paragraph.text.length + PARAGRAPH_GAP.length
      return { paragraph, edits: editsOf(paragraph.text, start, found) }
    })
    if (paragraphs.every(({ edits }) => edits.length === 0)) continue
    const tracked = trackChanges(xml, paragraphs, { author: input.author, date, firstId })
    firstId = Math.max(firstId, firstFreeId([tracked]))
    changed.set(name, new TextEncoder().encode(inUtf8(tracked)))
  }
  return rezip(docx.entries, changed)
}

/** Non-overlapping edits of the findings, in order of position. */
function apart(findings: readonly Finding[]): Edit[] {
  const edits: Edit[] = []
  let free = 0
  for (const { start, end, suggestions } of findings.toSorted((a, b) => a.start - b.start)) {
    const [replacement] = suggestions
    if (replacement === undefined || start < free) continue
    edits.push({ start, end, replacement })
    free = end
  }
  return edits
}

/** The edits of the paragraph that begins at `from`, relative to it. A replacement that only appends is inserted. */
function editsOf(text: string, from: number, edits: readonly Edit[]): Edit[] {
  const own = edits.filter(({ start, end }) => start >= from && end <= from + text.length)
  return own.map(({ start, end, replacement }) => {
    const before = text.slice(start - from, end - from)
    const added = replacement.startsWith(before) ? replacement.slice(before.length) : ''
    // A word that grows by letters is replaced as a whole, which is easier to follow.
    return /^[^\p{L}\p{N}]/u.test(added)
      ? { start: end - from, end: end - from, replacement: added }
      : { start: start - from, end: end - from, replacement }
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
