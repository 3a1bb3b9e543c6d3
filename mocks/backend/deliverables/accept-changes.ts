import { scanXml, type XmlTag } from '../../../src/lib/manuscript/scan-xml.ts'
import { inUtf8 } from '../uploads/in-utf8.ts'
import { openDocx } from '../uploads/open-docx.ts'
import { rezip } from '../uploads/read-zip.ts'
import { commentsPartOf, emptyComments } from './write-comments.ts'

/** A piece of the XML that is left out; offsets are UTF-16 units. */
type Cut = { from: number; to: number }

/** Left out with what is in them. */
const DROPPED = [
  'del',
  'moveFrom',
  'moveFromRangeStart',
  'moveFromRangeEnd',
  'moveToRangeStart',
  'moveToRangeEnd',
  'rPrChange',
  'pPrChange',
  'sectPrChange',
  'tblPrChange',
  'trPrChange',
  'tcPrChange',
  'commentRangeStart',
  'commentRangeEnd',
  'commentReference',
]
/** Left out, but for what is in them. */
const UNWRAPPED = ['ins', 'moveTo']

/** The .docx with all tracked changes accepted and without comments. Throws if it cannot be read. */
export async function acceptChanges(bytes: Uint8Array): Promise<Uint8Array> {
  const docx = await openDocx(bytes)
  if (docx.kind !== 'open') throw new Error(`Nothing can be accepted in a file: ${docx.kind}.`)
  const changed = new Map<string, Uint8Array>()
  const write = (name: string, xml: string) => changed.set(name, new TextEncoder().encode(xml))
  for (const { name, xml } of docx.parts) write(name, inUtf8(acceptedXml(xml)))
  const comments = commentsPartOf(docx)
  if (docx.entries.has(comments)) write(comments, emptyComments)
  return rezip(docx.entries, changed)
}

/** One XML part as Word writes it once all changes are accepted. */
export function acceptedXml(xml: string): string {
  const cuts: Cut[] = []
  const starts: number[] = []
  const rows: { isDeleted: boolean }[] = []
  const paragraphs: { isMarkDeleted: boolean }[] = []
  let inMarks = 0
  /** Where a paragraph with a deleted mark ends, and the depth of what follows it. */
  let join: { from: number; depth: number; to?: number } | undefined
  const startOf = (end: number) => xml.lastIndexOf('<', end - 1)
  scanXml(xml, {
    open(tag, end) {
      if (join) continueJoin(tag, end)
      starts.push(startOf(end))
      const { local } = tag
      if (local === 'pPr' || local === 'trPr') inMarks += 1
      if (local === 'p') paragraphs.push({ isMarkDeleted: false })
      if (local === 'tr') rows.push({ isDeleted: false })
      if (UNWRAPPED.includes(local)) cuts.push({ from: startOf(end), to: end })
      if (local !== 'del' || inMarks === 0) return
      const row = rows.at(-1)
      const paragraph = paragraphs.at(-1)
      if (paragraph) paragraph.isMarkDeleted = true
      else if (row) row.isDeleted = true
    },
    close({ local, isSelfClosing }, end) {
      const from = starts.pop() ?? end
      if (local === 'pPr' || local === 'trPr') inMarks -= 1
      if (DROPPED.includes(local)) cuts.push({ from, to: end })
      else if (UNWRAPPED.includes(local) && !isSelfClosing)
        cuts.push({ from: startOf(end), to: end })
      if (join?.to !== undefined && local === 'pPr' && starts.length === join.depth + 1)
        join.to = end
      if (local === 'p') {
        if (join?.to !== undefined && starts.length === join.depth) finishJoin(join.from, join.to)
        if (paragraphs.pop()?.isMarkDeleted) join = { from: startOf(end), depth: starts.length }
      }
      if (local === 'tr' && rows.pop()?.isDeleted) cuts.push({ from, to: end })
    },
    text() {},
  })
  return withoutCuts(xml, cuts)

  /** What follows directly is the next paragraph, with its properties, or ends the join. */
  function continueJoin({ local, isSelfClosing }: XmlTag, end: number) {
    if (!join) return
    const isNext = local === 'p' && starts.length === join.depth && !isSelfClosing
    if (join.to === undefined) join = isNext ? { ...join, to: end } : undefined
    else if (starts.length === join.depth + 1 && local !== 'pPr') finishJoin(join.from, join.to)
  }

  function finishJoin(from: number, to: number) {
    cuts.push({ from, to })
    join = undefined
  }
}

function withoutCuts(xml: string, cuts: readonly Cut[]): string {
  let kept = ''
  let at = 0
  for (const { from, to } of cuts.toSorted((a, b) => a.from - b.from)) {
    if (from > at) kept += xml.slice(at, from)
    at = Math.max(at, to)
  }
  return kept + xml.slice(at)
}
