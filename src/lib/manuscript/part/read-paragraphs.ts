import type { HiddenStyles } from '../hidden-styles.ts'
import { deletions } from '../revisions/revisions.ts'
import type { Within } from './part-state.ts'
import { type PartElement, type PartEvents, streamPart } from './stream-part.ts'

export type PartParagraph = {
  text: string
  /** It continues in the next one. */
  isMarkDeleted: boolean
}

export type ParagraphEvents<P extends PartParagraph> = {
  begin: (within: Readonly<Within>) => P
  join: (before: P, after: P) => P
  open: (element: PartElement, within: Readonly<Within>, paragraph: P | undefined) => void
  close?: (element: PartElement) => void
  text?: (written: string, paragraph: P) => void
}

/** Tables and text boxes included; undefined if the XML is malformed or not of Word. */
export function readParagraphs<P extends PartParagraph>(
  xml: string,
  events: ParagraphEvents<P>,
  hiddenStyles?: HiddenStyles,
): P[] | undefined {
  const paragraphs: P[] = []
  const open: P[] = []
  const carried = carriedParagraphs(paragraphs, events.join)
  const partEvents: PartEvents = {
    open(element, within) {
      const { word = '' } = element
      if (word === 'p') {
        if (open.length === 0) carried.pass(element)
        open.push(events.begin(within))
      }
      const paragraph = open.at(-1)
      if (paragraph && within.pPr > 0 && deletions.includes(word)) paragraph.isMarkDeleted = true
      events.open(element, within, paragraph)
    },
    close(element) {
      events.close?.(element)
      const paragraph = element.word === 'p' ? open.pop() : undefined
      if (paragraph) carried.finish(paragraph, element)
      carried.leave(element)
    },
    text(text, written) {
      const paragraph = open.at(-1)
      if (!paragraph) return
      events.text?.(written, paragraph)
      paragraph.text += text
    },
  }
  const isRead = streamPart(xml, partEvents, { hiddenStyles })
  return isRead ? paragraphs : undefined
}

function carriedParagraphs<P extends PartParagraph>(
  paragraphs: P[],
  join: (before: P, after: P) => P,
) {
  const carried: { paragraph: P; depth: number }[] = []

  function release() {
    const last = carried.pop()
    if (last) paragraphs.push(last.paragraph)
  }

  return {
    /** The next paragraph, unless it is one of a text box. Nothing is joined with one of a table. */
    pass({ depth, isSilent }: PartElement) {
      if (carried.at(-1)?.depth !== depth && !isSilent) release()
    },

    finish(paragraph: P, { depth }: PartElement) {
      const before = carried.at(-1)?.depth === depth ? carried.pop() : undefined
      const whole = before ? join(before.paragraph, paragraph) : paragraph
      if (paragraph.isMarkDeleted) carried.push({ paragraph: whole, depth })
      else paragraphs.push(whole)
    },

    /** A paragraph is not joined with one outside of its cell, box or note. */
    leave({ depth }: PartElement) {
      while ((carried.at(-1)?.depth ?? 0) > depth) release()
    },
  }
}
