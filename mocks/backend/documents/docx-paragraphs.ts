import { attribute, scanXml } from './scan-xml.ts'

/** Both spellings of WordprocessingML's namespace (ECMA-376, transitional and strict). */
const WORD = [
  'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
  'http://purl.oclc.org/ooxml/wordprocessingml/main',
]

/** Text that is in the file, but not in the manuscript as it reads with its changes accepted. */
const DROPPED = ['del', 'moveFrom', 'instrText', 'delInstrText']

const STANDS_FOR: Record<string, string> = {
  tab: '\t',
  ptab: '\t',
  br: '\n',
  cr: '\n',
  noBreakHyphen: '-',
}

type Paragraph = { text: string; markDeleted: boolean }

/**
 * The paragraphs of one part of a .docx (document, footnotes, endnotes) in reading order, also
 * those inside tables and text boxes, with tracked changes accepted; undefined where the XML is
 * not well formed or not WordprocessingML.
 */
export function docxParagraphs(xml: string): string[] | undefined {
  const prefix = wordPrefix(xml)
  if (prefix === undefined) return undefined
  const paragraphs: string[] = []
  const open: Paragraph[] = []
  let carried = ''
  let skipped: string | undefined
  let skipDepth = 0
  let inText = false
  let inProperties = 0
  const wellFormed = scanXml(xml, {
    open(name, attributes) {
      if (skipped !== undefined) {
        if (name === skipped) skipDepth += 1
        return
      }
      const word = localName(name, prefix)
      if (word === 'del' && inProperties > 0) {
        const paragraph = open.at(-1)
        if (paragraph) paragraph.markDeleted = true
      } else if (isDropped(name, word, attribute(attributes, `${prefix}type`))) {
        skipped = name
        skipDepth = 1
      } else if (word === 'pPr') inProperties += 1
      else if (word === 'p') open.push({ text: '', markDeleted: false })
      else if (word === 't' || name === 'm:t') inText = true
      else if (inProperties === 0 && word !== undefined) append(STANDS_FOR[word] ?? '')
    },
    close(name) {
      if (skipped !== undefined) {
        if (name === skipped) skipDepth -= 1
        if (skipDepth === 0) skipped = undefined
        return
      }
      const word = localName(name, prefix)
      if (word === 'pPr') inProperties -= 1
      else if (word === 't' || name === 'm:t') inText = false
      else if (word === 'p') finish(open.pop())
    },
    text(text) {
      if (inText && skipped === undefined) append(text)
    },
  })
  if (carried) paragraphs.push(carried)
  return wellFormed ? paragraphs : undefined

  function append(text: string) {
    const paragraph = open.at(-1)
    if (paragraph) paragraph.text += text
  }

  /** A paragraph whose mark was deleted goes on in the next one. */
  function finish(paragraph: Paragraph | undefined) {
    if (!paragraph) return
    const text = carried + paragraph.text
    carried = paragraph.markDeleted ? text : ''
    if (!paragraph.markDeleted && text.trim() !== '') paragraphs.push(text)
  }
}

function wordPrefix(xml: string): string | undefined {
  for (const match of xml
    .slice(0, 20_000)
    .matchAll(/xmlns(?::([\w.-]+))?\s*=\s*["']([^"']*)["']/g)) {
    if (WORD.includes(match[2] ?? '')) return match[1] === undefined ? '' : `${match[1]}:`
  }
  return undefined
}

function localName(name: string, prefix: string): string | undefined {
  return name.startsWith(prefix) ? name.slice(prefix.length) : undefined
}

/** `mc:Fallback` repeats its choice for older readers; separators are the rule above footnotes. */
function isDropped(name: string, word: string | undefined, type: string | undefined): boolean {
  if (name === 'mc:Fallback') return true
  if (word === undefined) return false
  if (word === 'footnote' || word === 'endnote') return type !== undefined && type !== 'normal'
  return DROPPED.includes(word)
}
