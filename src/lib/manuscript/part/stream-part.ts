import { scanXml, type XmlTag } from '../scan-xml.ts'
import { wordName } from '../word-name.ts'
import { elementHandlers } from './element-handlers.ts'

/** How many open elements of a kind are around a place. */
export type Within = Record<'text' | 'pPr' | 'trPr' | 'tbl' | 'object', number>

/** Offsets are UTF-16 units of the XML. */
export type PartElement = {
  tag: XmlTag
  /** Its name if it is one of Word's own. */
  word: string | undefined
  /** After the tag. */
  end: number
  depth: number
}

export type PartEvents = {
  /** An element; the contents of one that has no text in the manuscript are left out. */
  open: (element: PartElement, within: Readonly<Within>) => void
  close: (element: PartElement) => void
  text: (text: string) => void
}

export type PartState = {
  within: Within
  depth: number
  /** Depth of an element whose contents are left out. */
  skippedFrom: number
  /** Depth of an element whose text is left out. */
  silentFrom: number
  write: (text: string) => void
}

const nowhere = Number.POSITIVE_INFINITY

/**
 * Streams a document, its footnotes or endnotes as the text reads once all changes are accepted. False if the XML is
 * malformed or not of Word.
 */
export function streamPart(xml: string, events: PartEvents): boolean {
  let isWord = false
  const state: PartState = {
    within: { text: 0, pPr: 0, trPr: 0, tbl: 0, object: 0 },
    depth: 0,
    skippedFrom: nowhere,
    silentFrom: nowhere,
    write(text) {
      if (state.depth < state.silentFrom) events.text(text)
    },
  }
  const isWellFormed = scanXml(xml, {
    open(tag, end) {
      state.depth += 1
      if (state.depth > state.skippedFrom) return
      const word = wordName(tag)
      isWord ||= word !== undefined
      events.open({ tag, word, end, depth: state.depth }, state.within)
      const handler = handlerOf(tag, word)
      if (handler?.isSkipped?.(state, tag)) state.skippedFrom = state.depth
      else handler?.open?.(state, tag)
    },
    close(tag, end) {
      const { depth } = state
      if (depth <= state.skippedFrom) {
        const word = wordName(tag)
        if (depth < state.skippedFrom) handlerOf(tag, word)?.close?.(state)
        events.close({ tag, word, end, depth })
      }
      if (depth === state.skippedFrom) state.skippedFrom = nowhere
      if (depth === state.silentFrom) state.silentFrom = nowhere
      state.depth -= 1
    },
    text(text) {
      if (state.within.text > 0 && state.depth < state.skippedFrom) state.write(text)
    },
  })
  return isWellFormed && isWord
}

/** Elements of other namespaces are known by the prefixes that Word writes. */
const handlerOf = ({ name, prefix }: XmlTag, word: string | undefined) =>
  elementHandlers.get(word ?? (prefix ? name : ''))
