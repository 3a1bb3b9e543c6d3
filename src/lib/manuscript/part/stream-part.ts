import { PackageClosed } from '../closed-package.ts'
import { type HiddenStyles, noHiddenStyles } from '../hidden-styles.ts'
import { scanXml, type XmlTag } from '../scan-xml.ts'
import { mostParagraphs } from '../text-problem.ts'
import { wordName } from '../word-name.ts'
import { type ElementHandler, elementHandlers } from './element-handlers.ts'
import type { PartState, PartView, Within } from './part-state.ts'
import { withSymbols } from './symbol-characters.ts'

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

type PartOptions = { view?: PartView; hiddenStyles?: HiddenStyles | undefined }

const nowhere = Number.POSITIVE_INFINITY

/** False if the XML is malformed or not of Word. @throws {PackageClosed} at too many paragraphs */
export function streamPart(
  xml: string,
  events: PartEvents,
  { view = 'accepted', hiddenStyles = noHiddenStyles }: PartOptions = {},
): boolean {
  let isWord = false
  let paragraphs = 0
  const state: PartState = {
    view,
    hiddenStyles,
    within: { text: 0, instruction: 0, pPr: 0, rPr: 0, trPr: 0, tbl: 0, object: 0 },
    depth: 0,
    skippedFrom: nowhere,
    silentFrom: nowhere,
    runs: [],
    paragraphStyles: [],
    write(text, written = text) {
      if (state.depth < state.silentFrom) events.text(text, written)
    },
  }
  const open: (PartElement & { handler: ElementHandler | undefined })[] = []
  const isWellFormed = scanXml(xml, {
    open(tag, end) {
      state.depth += 1
      const { depth, skippedFrom, silentFrom } = state
      if (depth > skippedFrom) return
      const word = wordName(tag)
      isWord ||= word !== undefined
      if (word === 'p') paragraphs += 1
      if (paragraphs > mostParagraphs) throw new PackageClosed('too-large')
      const handler = handlerOf(tag, word)
      const isSkipped = handler?.isSkipped?.(state, tag) ?? false
      const isSilent = depth >= silentFrom
      const element = { tag, word, end, depth, isSkipped, isSilent, handler }
      open.push(element)
      events.open(element, state.within)
      if (isSkipped) state.skippedFrom = depth
      else handler?.open?.(state, tag)
    },
    close(_, end) {
      const { depth, skippedFrom, silentFrom } = state
      const element = depth > skippedFrom ? undefined : open.pop()
      if (element) {
        element.end = end
        if (!element.isSkipped) element.handler?.close?.(state)
        events.close(element, state.within)
      }
      if (depth === skippedFrom) state.skippedFrom = nowhere
      if (depth === silentFrom) state.silentFrom = nowhere
      state.depth -= 1
    },
    text(text) {
      if (state.depth >= state.skippedFrom) return
      if (state.within.instruction > 0) events.instruction?.(text)
      else if (state.within.text > 0) state.write(withSymbols(text, state.runs.at(-1)?.font), text)
    },
  })
  return isWellFormed && isWord
}

/** Elements of other namespaces are known by the prefixes that Word writes. */
const handlerOf = ({ name, prefix }: XmlTag, word: string | undefined) =>
  elementHandlers.get(word ?? (prefix ? name : ''))
