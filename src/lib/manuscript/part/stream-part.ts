import { scanXml, type XmlTag } from '../scan-xml.ts'
import { wordName } from '../word-name.ts'
import { elementHandlers } from './element-handlers.ts'
import { withSymbols } from './symbol-characters.ts'

/** How many open elements of a kind are around a place. */
export type Within = Record<
  'text' | 'instruction' | 'pPr' | 'rPr' | 'trPr' | 'tbl' | 'object',
  number
>

/** Offsets are UTF-16 units of the XML. */
export type PartElement = {
  tag: XmlTag
  /** Its name if it is one of Word's own. */
  word: string | undefined
  /** After the tag. */
  end: number
  depth: number
  /** Whether it has no text in the manuscript: what is in it is left out. */
  isSkipped: boolean
  /** Whether it is in something whose text is left out. */
  isSilent: boolean
}

/** `within` is what is around an element, without itself. */
export type PartEvents = {
  open: (element: PartElement, within: Readonly<Within>) => void
  close: (element: PartElement, within: Readonly<Within>) => void
  /** `written` is as the XML has it, of the same length. */
  text: (text: string, written: string) => void
  /** Of a field; without this event, it is left out. */
  instruction?: (text: string) => void
}

/** As a text reads once all changes are accepted, or as it is shown with them. */
export type PartView = 'accepted' | 'tracked'

export type PartState = {
  view: PartView
  within: Within
  depth: number
  /** Depth of an element whose contents are left out. */
  skippedFrom: number
  /** Depth of an element whose text is left out. */
  silentFrom: number
  /** Of the runs around, one of which may have a text box or a ruby in it. */
  fonts: (string | undefined)[]
  write: (text: string, written?: string) => void
}

const nowhere = Number.POSITIVE_INFINITY

/** Streams a document, its footnotes or endnotes. False if the XML is malformed or not of Word. */
export function streamPart(xml: string, events: PartEvents, view: PartView = 'accepted'): boolean {
  let isWord = false
  const state: PartState = {
    view,
    within: { text: 0, instruction: 0, pPr: 0, rPr: 0, trPr: 0, tbl: 0, object: 0 },
    depth: 0,
    skippedFrom: nowhere,
    silentFrom: nowhere,
    fonts: [],
    write(text, written = text) {
      if (state.depth < state.silentFrom) events.text(text, written)
    },
  }
  const elementOf = (
    tag: XmlTag,
    word: string | undefined,
    end: number,
    isSkipped: boolean,
  ): PartElement => {
    const { depth, silentFrom } = state
    return { tag, word, end, depth, isSkipped, isSilent: depth >= silentFrom }
  }
  const isWellFormed = scanXml(xml, {
    open(tag, end) {
      state.depth += 1
      if (state.depth > state.skippedFrom) return
      const word = wordName(tag)
      isWord ||= word !== undefined
      const handler = handlerOf(tag, word)
      const isSkipped = handler?.isSkipped?.(state, tag) ?? false
      events.open(elementOf(tag, word, end, isSkipped), state.within)
      if (isSkipped) state.skippedFrom = state.depth
      else handler?.open?.(state, tag)
    },
    close(tag, end) {
      const { depth } = state
      if (depth <= state.skippedFrom) {
        const word = wordName(tag)
        const isSkipped = depth === state.skippedFrom
        if (!isSkipped) handlerOf(tag, word)?.close?.(state)
        events.close(elementOf(tag, word, end, isSkipped), state.within)
      }
      if (depth === state.skippedFrom) state.skippedFrom = nowhere
      if (depth === state.silentFrom) state.silentFrom = nowhere
      state.depth -= 1
    },
    text(text) {
      if (state.depth >= state.skippedFrom) return
      if (state.within.instruction > 0) events.instruction?.(text)
      else if (state.within.text > 0) state.write(withSymbols(text, state.fonts.at(-1)), text)
    },
  })
  return isWellFormed && isWord
}

/** Elements of other namespaces are known by the prefixes that Word writes. */
const handlerOf = ({ name, prefix }: XmlTag, word: string | undefined) =>
  elementHandlers.get(word ?? (prefix ? name : ''))
