import { deletions } from '../revisions/revisions.ts'
import { type PartElement, streamPart, type Within } from './stream-part.ts'

/** A paragraph as it reads once all changes are accepted. */
export type PartParagraph = {
  text: string
  /** It continues in the next one. */
  isMarkDeleted: boolean
}

type ParagraphEvents<P extends PartParagraph> = {
  begin: (within: Readonly<Within>) => P
  /** Two paragraphs that are one once the mark between them is gone. */
  join: (before: P, after: P) => P
  /** `paragraph` is the one around an element. */
  open: (element: PartElement, within: Readonly<Within>, paragraph: P | undefined) => void
  close?: (element: PartElement) => void
  /** As the XML has it. */
  text?: (written: string, paragraph: P) => void
}

/**
 * Paragraphs of a part of a .docx in reading order, tables and text boxes included. Undefined if the XML is malformed
 * or not of Word.
 */
export function readParagraphs<P extends PartParagraph>(
  xml: string,
  events: ParagraphEvents<P>,
): P[] | undefined {
  const paragraphs: P[] = []
  const open: P[] = []
  let carried: P | undefined
  const isRead = streamPart(xml, {
    open(element, within) {
      const { word = '' } = element
      if (word === 'p') open.push(events.begin(within))
      const paragraph = open.at(-1)
      if (paragraph && within.pPr > 0 && deletions.includes(word)) paragraph.isMarkDeleted = true
      events.open(element, within, paragraph)
    },
    close(element) {
      events.close?.(element)
      if (element.word === 'p') finish(open.pop())
    },
    text(text, written) {
      const paragraph = open.at(-1)
      if (!paragraph) return
      events.text?.(written, paragraph)
      paragraph.text += text
    },
  })
  if (carried) paragraphs.push(carried)
  return isRead ? paragraphs : undefined

  function finish(paragraph: P | undefined) {
    if (!paragraph) return
    const whole = carried ? events.join(carried, paragraph) : paragraph
    carried = paragraph.isMarkDeleted ? whole : undefined
    if (!carried) paragraphs.push(whole)
  }
}
