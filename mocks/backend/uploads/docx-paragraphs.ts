import { attribute, scanXml, type XmlTag } from '../../../src/lib/manuscript/scan-xml.ts'

/** WordprocessingML namespaces (ECMA-376, transitional and strict). */
const WORD = [
  'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
  'http://purl.oclc.org/ooxml/wordprocessingml/main',
]

/** Elements without text in the manuscript once changes are accepted. */
const DROPPED = ['del', 'moveFrom', 'instrText', 'delInstrText']

const PENDING = ['ins', 'moveTo']

const STANDS_FOR: Record<string, string> = {
  tab: '\t',
  ptab: '\t',
  br: '\n',
  cr: '\n',
  noBreakHyphen: '-',
}

/** A child element of a run. `from` and `to` are offsets in the XML, `at` in the paragraph's text (UTF-16 units). */
export type RunChild = { name: string; from: number; to: number; at: number; text: string }

/** Text of one format. `inside` is the offset after the opening tag. */
export type DocxRun = {
  tag: XmlTag
  from: number
  inside: number
  to: number
  children: RunChild[]
}

/** `runs` are the editable ones: all but those of pending changes. */
export type DocxParagraph = { text: string; runs: DocxRun[] }

type OpenParagraph = DocxParagraph & { markDeleted: boolean }
type OpenRun = DocxRun & { depth: number; paragraph: OpenParagraph | undefined }

/**
 * Paragraphs of one .docx part in reading order, tables and text boxes included, with tracked
 * changes accepted. Undefined if the XML is malformed or not WordprocessingML.
 */
export function docxParagraphs(xml: string): DocxParagraph[] | undefined {
  const paragraphs: DocxParagraph[] = []
  const open: OpenParagraph[] = []
  const runs: OpenRun[] = []
  let carried: DocxParagraph = { text: '', runs: [] }
  let isWord = false
  let depth = 0
  let skippedFrom = Number.POSITIVE_INFINITY
  let texts = 0
  let inProperties = 0
  let pending = 0
  const wellFormed = scanXml(xml, {
    open(tag, end) {
      depth += 1
      if (depth > skippedFrom) return
      const word = wordName(tag)
      isWord ||= word !== undefined
      beginChild(tag, end)
      if (word === 'del' && inProperties > 0) {
        const paragraph = open.at(-1)
        if (paragraph) paragraph.markDeleted = true
      } else if (isDropped(tag, word)) skippedFrom = depth
      else if (word === 'pPr') inProperties += 1
      else if (word === 'p') open.push({ text: '', runs: [], markDeleted: false })
      else if (word === 'r') beginRun(tag, end)
      else if (word === 't' || tag.name === 'm:t') texts += 1
      else if (word !== undefined && PENDING.includes(word)) pending += 1
      else if (inProperties === 0 && word !== undefined) append(STANDS_FOR[word] ?? '')
    },
    close(tag, end) {
      const word = depth < skippedFrom ? wordName(tag) : undefined
      if (depth === skippedFrom) skippedFrom = Number.POSITIVE_INFINITY
      if (word === 'pPr') inProperties -= 1
      else if (word === 'p') finish(open.pop())
      else if (word === 't' || (tag.name === 'm:t' && depth < skippedFrom)) texts -= 1
      else if (word !== undefined && PENDING.includes(word)) pending -= 1
      endRunOrChild(end)
      depth -= 1
    },
    text(text) {
      if (texts > 0 && depth < skippedFrom) append(text)
    },
  })
  if (carried.text) paragraphs.push(carried)
  return wellFormed && isWord ? paragraphs : undefined

  function beginRun(tag: XmlTag, end: number) {
    const from = xml.lastIndexOf('<', end - 1)
    const paragraph = open.at(-1)
    runs.push({ tag, from, inside: end, to: end, children: [], depth, paragraph })
  }

  function beginChild({ local: name }: XmlTag, end: number) {
    const run = runs.at(-1)
    if (run?.depth !== depth - 1) return
    const from = xml.lastIndexOf('<', end - 1)
    run.children.push({ name, from, to: end, at: run.paragraph?.text.length ?? 0, text: '' })
  }

  function endRunOrChild(end: number) {
    const run = runs.at(-1)
    const child = run?.children.at(-1)
    if (run && child && run.depth === depth - 1) child.to = end
    if (run?.depth !== depth) return
    run.to = end
    runs.pop()
    if (pending === 0) run.paragraph?.runs.push(run)
  }

  function append(text: string) {
    const paragraph = open.at(-1)
    if (!paragraph) return
    const run = runs.at(-1)
    const child = run?.paragraph === paragraph ? run.children.at(-1) : undefined
    if (child) child.text += text
    paragraph.text += text
  }

  /** A paragraph with a deleted mark continues in the next one. */
  function finish(paragraph: OpenParagraph | undefined) {
    if (!paragraph) return
    const { markDeleted } = paragraph
    const shift = carried.text.length
    const text = carried.text + paragraph.text
    for (const run of paragraph.runs) for (const child of run.children) child.at += shift
    const whole = { text, runs: [...carried.runs, ...paragraph.runs] }
    carried = markDeleted ? whole : { text: '', runs: [] }
    if (!markDeleted && text.trim() !== '') paragraphs.push(whole)
  }
}

export function docxTexts(xml: string): string[] | undefined {
  return docxParagraphs(xml)?.map(({ text }) => text)
}

function wordName({ uri, local }: XmlTag): string | undefined {
  return WORD.includes(uri) ? local : undefined
}

/** `mc:Fallback` repeats its content for older readers; separators are the rule above footnotes. */
function isDropped(tag: XmlTag, word: string | undefined): boolean {
  if (tag.name === 'mc:Fallback') return true
  if (word === undefined) return false
  if (word === 'footnote' || word === 'endnote') {
    const type = attribute(tag, 'type')
    return type !== undefined && type !== 'normal'
  }
  return DROPPED.includes(word)
}
