import type { HiddenStyles } from '../../../src/lib/manuscript/hidden-styles.ts'
import { openPackage, textParts } from '../../../src/lib/manuscript/package/open-package.ts'
import { replaceParts } from '../../../src/lib/manuscript/package/replace-parts.ts'
import { type DocxParagraph, docxParagraphs, type RunChild } from '../uploads/docx-paragraphs.ts'

type PartTranslation = {
  translate: (paragraph: string) => string
  firstLine: string | undefined
  hiddenStyles: HiddenStyles
}

/** What is written in place of a piece of the XML; offsets are UTF-16 units. */
type Change = { from: number; to: number; text: string }

/** A translation takes the format of the longest text range. Throws if the file cannot be read. */
export function translateDocx(input: {
  bytes: Uint8Array
  firstLine: string
  /** Called for each part: body, footnotes, endnotes. */
  translator: () => (paragraph: string) => string
}): Uint8Array {
  const docx = openPackage(input.bytes)
  if (docx.kind !== 'open') throw new Error(`There is no text in a file that is ${docx.kind}.`)
  const changed = textParts(docx).map((part): [string, string] => {
    const firstLine = part === docx.document ? input.firstLine : undefined
    const translated = translatedPart(part.xml, {
      translate: input.translator(),
      firstLine,
      hiddenStyles: docx.hiddenStyles,
    })
    return [part.name, translated]
  })
  return replaceParts(docx, new Map(changed))
}

function translatedPart(
  xml: string,
  { translate, firstLine, hiddenStyles }: PartTranslation,
): string {
  const changes: Change[] = []
  const body = /<((?:\w+:)?)body(?:\s[^>]*)?>/.exec(xml)
  if (firstLine && body) {
    const [tag, w = ''] = body
    const text = `<${w}p><${w}r><${w}t>${escaped(firstLine)}</${w}t></${w}r></${w}p>`
    const at = body.index + tag.length
    changes.push({ from: at, to: at, text })
  }
  for (const paragraph of docxParagraphs(xml, hiddenStyles) ?? []) {
    changes.push(...translatedParagraph(xml, paragraph, translate))
  }
  let written = ''
  let at = 0
  for (const { from, to, text } of changes.toSorted((a, b) => a.from - b.from)) {
    written += xml.slice(at, from) + text
    at = to
  }
  return written + xml.slice(at)
}

/** Symbols, such as Greek letters, are translated with the text around them. */
function translatedParagraph(
  xml: string,
  { text, runs }: DocxParagraph,
  translate: (paragraph: string) => string,
): Change[] {
  const pieces = runs
    .flatMap(({ children }) => children)
    .filter(({ name, text }) => (name === 't' || name === 'sym') && text !== '')
    .toSorted((a, b) => a.at - b.at)
  const lengthOf = ({ name, text }: RunChild) => (name === 't' ? text.length : 0)
  const longest = pieces.toSorted((a, b) => lengthOf(b) - lengthOf(a)).at(0)
  const whole = pieces.map(({ at, text: { length } }) => text.slice(at, at + length)).join('')
  if (longest?.name !== 't' || whole.trim() === '') return []
  const english = escaped(translate(whole))
  return pieces.map((piece) => {
    if (piece.name === 'sym') return { from: piece.from, to: piece.to, text: '' }
    const to = xml.lastIndexOf('<', piece.to - 1)
    return { from: piece.inside, to, text: piece === longest ? english : '' }
  })
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
