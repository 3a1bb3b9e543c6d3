import type { HiddenStyles } from '../../../src/lib/manuscript/hidden-styles.ts'
import {
  type ParagraphEvents,
  type PartParagraph,
  readParagraphs,
} from '../../../src/lib/manuscript/part/read-paragraphs.ts'
import type { PartElement } from '../../../src/lib/manuscript/part/stream-part.ts'
import type { XmlTag } from '../../../src/lib/manuscript/scan-xml.ts'

const PENDING = ['ins', 'moveTo']

/**
 * A child element of a run. `from` and `to` are offsets in the XML, `at` in the paragraph's text (UTF-16 units). `text`
 * is as it is written, of the same length as it reads. `inside` is the offset after the opening tag.
 */
export type RunChild = {
  name: string
  from: number
  inside: number
  to: number
  at: number
  text: string
}

export type DocxRun = {
  tag: XmlTag
  from: number
  inside: number
  to: number
  children: RunChild[]
  /** Not of a pending change, nor around other runs. */
  isEditable: boolean
}

export type DocxParagraph = { text: string; runs: DocxRun[] }

type OpenParagraph = DocxParagraph & PartParagraph
type OpenRun = DocxRun & { depth: number; paragraph: OpenParagraph | undefined }

/** With tracked changes accepted. Undefined if the XML is malformed or not WordprocessingML. */
export function docxParagraphs(
  xml: string,
  hiddenStyles?: HiddenStyles,
): DocxParagraph[] | undefined {
  const runs: OpenRun[] = []
  let pending = 0
  const startOf = (end: number) => xml.lastIndexOf('<', end - 1)
  const events: ParagraphEvents<OpenParagraph> = {
    begin: () => ({ text: '', runs: [], isMarkDeleted: false }),
    join,
    open({ tag, word = '', end, depth }, _, paragraph) {
      const run = runs.at(-1)
      if (run?.depth === depth - 1) {
        const at = run.paragraph?.text.length ?? 0
        const from = startOf(end)
        run.children.push({ name: tag.local, from, inside: end, to: end, at, text: '' })
      }
      if (PENDING.includes(word)) pending += 1
      if (word === 'r') {
        const from = startOf(end)
        const isEditable = pending === 0
        if (run) run.isEditable = false
        runs.push({ tag, from, inside: end, to: end, children: [], isEditable, depth, paragraph })
      }
    },
    close(element) {
      endRunOrChild(element)
      if (PENDING.includes(element.word ?? '')) pending -= 1
    },
    text(written, paragraph) {
      const run = runs.at(-1)
      const child = run?.paragraph === paragraph ? run.children.at(-1) : undefined
      if (child) child.text += written
    },
  }
  const paragraphs = readParagraphs(xml, events, hiddenStyles)
  return paragraphs?.filter(({ text }) => text.trim() !== '')

  function endRunOrChild({ depth, end }: PartElement) {
    const run = runs.at(-1)
    const child = run?.children.at(-1)
    if (child && run?.depth === depth - 1) child.to = end
    if (run?.depth !== depth) return
    run.to = end
    runs.pop()
    run.paragraph?.runs.push(run)
  }
}

function join(before: OpenParagraph, after: OpenParagraph): OpenParagraph {
  const shift = before.text.length
  for (const run of after.runs) {
    for (const child of run.children) child.at += shift
    before.runs.push(run)
  }
  return { ...after, text: before.text + after.text, runs: before.runs }
}

export function docxTexts(xml: string, hiddenStyles?: HiddenStyles): string[] | undefined {
  return docxParagraphs(xml, hiddenStyles)?.map(({ text }) => text)
}
