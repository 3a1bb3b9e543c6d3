import { attribute, scanXml, type XmlTag } from '../../../src/lib/manuscript/scan-xml.ts'
import { inUtf8 } from '../uploads/in-utf8.ts'
import { openDocx } from '../uploads/open-docx.ts'
import { rezip } from '../uploads/read-zip.ts'

/** The text of one `w:t`; offsets are UTF-16 units of the XML. */
type TextPiece = { from: number; to: number; text: string }

/** Deleted text, and the fallback copies for older readers. */
const LEFT_ALONE = ['del', 'moveFrom', 'Fallback']

/**
 * Translates each paragraph of a .docx, tables, notes and text boxes included, and adds a line
 * before the first. Styles, tables, pictures and note references stay. A translation takes the
 * format of the paragraph's longest text range. Throws if the file cannot be read.
 */
export async function translateDocx(input: {
  bytes: Uint8Array
  firstLine: string
  /** Called for each part: body, footnotes, endnotes. */
  translator: () => (paragraph: string) => string
}): Promise<Uint8Array> {
  const docx = await openDocx(input.bytes)
  if (docx.kind !== 'open') throw new Error(`There is no text in a file that is ${docx.kind}.`)
  const changed = new Map<string, Uint8Array>()
  docx.parts.forEach(({ name, xml }, position) => {
    const firstLine = position === 0 ? input.firstLine : undefined
    const written = translatedPart(xml, input.translator(), firstLine)
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
  const changes: TextPiece[] = []
  if (firstLine && body) {
    const w = body.prefix ? `${body.prefix}:` : ''
    const text = `<${w}p><${w}r><${w}t>${escaped(firstLine)}</${w}t></${w}r></${w}p>`
    changes.push({ from: body.end, to: body.end, text })
  }
  for (const pieces of paragraphs) {
    const whole = pieces.map(({ text }) => text).join('')
    if (whole.trim() === '') continue
    const longest = Math.max(...pieces.map(({ text }) => text.length))
    const position = pieces.findIndex(({ text }) => text.length === longest)
    const english = escaped(translate(whole))
    for (const [index, { from, to }] of pieces.entries()) {
      changes.push({ from, to, text: index === position ? english : '' })
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

function readPieces(xml: string) {
  const paragraphs: TextPiece[][] = []
  const open: TextPiece[][] = []
  let body: { end: number; prefix: string } | undefined
  let leftAlone = 0
  let piece: TextPiece | undefined
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

function isLeftAlone(tag: XmlTag): boolean {
  if (LEFT_ALONE.includes(tag.local)) return true
  const isNote = tag.local === 'footnote' || tag.local === 'endnote'
  return isNote && (attribute(tag, 'type') ?? 'normal') !== 'normal'
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
