import { inUtf8 } from '../uploads/in-utf8.ts'
import { openDocx } from '../uploads/open-docx.ts'
import { rezip } from '../uploads/read-zip.ts'
import { attribute, scanXml, type XmlTag } from '../uploads/scan-xml.ts'

/** The text of one `w:t`: the place of its content in the XML, in UTF-16 units. */
type Piece = { from: number; to: number; text: string }

/** Text of changes that were deleted, and what stands twice for older readers. */
const LEFT_ALONE = ['del', 'moveFrom', 'Fallback']

/**
 * A .docx with each paragraph (tables, notes and text boxes too) in the words that `translator`
 * gives for it, and a line before all others. What is no text stays: styles, tables, pictures and
 * references to notes. The words take the format of the longest stretch of the paragraph. Throws
 * where the bytes are no .docx that can be read.
 */
export async function translateDocx(asked: {
  bytes: Uint8Array
  firstLine: string
  /** Begins anew with each part: the text, its footnotes, its endnotes. */
  translator: () => (paragraph: string) => string
}): Promise<Uint8Array> {
  const docx = await openDocx(asked.bytes)
  if (docx.kind !== 'open') throw new Error(`There is no text in a file that is ${docx.kind}.`)
  const changed = new Map<string, Uint8Array>()
  docx.parts.forEach(({ name, xml }, place) => {
    const firstLine = place === 0 ? asked.firstLine : undefined
    const written = translatedPart(xml, asked.translator(), firstLine)
    changed.set(name, new TextEncoder().encode(inUtf8(written)))
  })
  return rezip(docx.entries, changed)
}

function translatedPart(
  xml: string,
  translate: (paragraph: string) => string,
  firstLine: string | undefined,
): string {
  const { paragraphs, body } = readPieces(xml)
  const changes: Piece[] = []
  if (firstLine && body) {
    const w = body.prefix ? `${body.prefix}:` : ''
    const text = `<${w}p><${w}r><${w}t>${escaped(firstLine)}</${w}t></${w}r></${w}p>`
    changes.push({ from: body.end, to: body.end, text })
  }
  for (const pieces of paragraphs) {
    const whole = pieces.map(({ text }) => text).join('')
    if (whole.trim() === '') continue
    const longest = Math.max(...pieces.map(({ text }) => text.length))
    const place = pieces.findIndex(({ text }) => text.length === longest)
    const english = escaped(translate(whole))
    for (const [index, { from, to }] of pieces.entries()) {
      changes.push({ from, to, text: index === place ? english : '' })
    }
  }
  let written = ''
  let at = 0
  for (const { from, to, text } of changes.toSorted((a, b) => a.from - b.from)) {
    written += xml.slice(at, from) + text
    at = to
  }
  return written + xml.slice(at)
}

/** The text of each paragraph in the order in which they begin, and where the body begins. */
function readPieces(xml: string) {
  const paragraphs: Piece[][] = []
  const open: Piece[][] = []
  let body: { end: number; prefix: string } | undefined
  let leftAlone = 0
  let piece: Piece | undefined
  scanXml(xml, {
    open(tag, end) {
      if (isLeftAlone(tag)) leftAlone += 1
      else if (tag.local === 'body') body = { end, prefix: tag.prefix }
      else if (tag.local === 'p') paragraphs.push(open[open.push([]) - 1] ?? [])
      else if (tag.local === 't' && tag.prefix !== 'm' && !tag.isSelfClosing && leftAlone === 0)
        piece = { from: end, to: end, text: '' }
    },
    close(tag, end) {
      if (isLeftAlone(tag)) leftAlone -= 1
      else if (tag.local === 'p') open.pop()
      else if (tag.local === 't' && piece) {
        open.at(-1)?.push({ ...piece, to: xml.lastIndexOf('<', end - 1) })
        piece = undefined
      }
    },
    text(text) {
      if (piece) piece.text += text
    },
  })
  return { paragraphs, body }
}

/** Notes that are only the rule above others are left alone too. */
function isLeftAlone(tag: XmlTag): boolean {
  if (LEFT_ALONE.includes(tag.local)) return true
  const isNote = tag.local === 'footnote' || tag.local === 'endnote'
  return isNote && (attribute(tag, 'type') ?? 'normal') !== 'normal'
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
