import { isHidden, isOn } from '../hidden-styles.ts'
import { propertyChanges } from '../revisions/revisions.ts'
import { attribute, type XmlTag } from '../scan-xml.ts'
import type { PartState, Within } from './part-state.ts'
import { symbolCharacter } from './symbol-characters.ts'

export type ElementHandler = {
  isSkipped?: (state: PartState, tag: XmlTag) => boolean
  open?: (state: PartState, tag: XmlTag) => void
  close?: (state: PartState) => void
}

const counted = (kind: keyof Within): ElementHandler => ({
  open({ within }) {
    within[kind] += 1
  },
  close({ within }) {
    within[kind] -= 1
  },
})

/** The same elements define tab stops in the properties of a paragraph. */
const standsFor = (text: string): ElementHandler => ({
  open({ within, write }) {
    if (within.pPr === 0) write(text)
  },
})

const paragraph: ElementHandler = {
  open({ paragraphStyles }) {
    paragraphStyles.push(undefined)
  },
  close({ paragraphStyles }) {
    paragraphStyles.pop()
  },
}

const paragraphStyle: ElementHandler = {
  open({ paragraphStyles }, tag) {
    if (paragraphStyles.length > 0)
      paragraphStyles[paragraphStyles.length - 1] = attribute(tag, 'val')
  },
}

const run: ElementHandler = {
  open(state) {
    const { runs, depth } = state
    runs.push({ depth, font: undefined, style: undefined, isHidden: undefined })
    hideRun(state)
  },
  close({ runs }) {
    runs.pop()
  },
}

/** The run whose properties are open; the mark of a paragraph has none. */
function formattedRun({ runs, depth, within }: PartState) {
  const last = runs.at(-1)
  return within.pPr === 0 && last?.depth === depth - 2 ? last : undefined
}

const runStyle: ElementHandler = {
  open(state, tag) {
    const formatted = formattedRun(state)
    if (formatted) formatted.style = attribute(tag, 'val')
  },
}

const runFonts: ElementHandler = {
  open(state, tag) {
    const formatted = formattedRun(state)
    if (formatted) formatted.font = attribute(tag, 'ascii') ?? attribute(tag, 'hAnsi')
  },
}

const runProperties: ElementHandler = {
  ...counted('rPr'),
  close(state) {
    state.within.rPr -= 1
    if (state.runs.at(-1)?.depth === state.depth - 1) hideRun(state)
  },
}

function hideRun(state: PartState) {
  const { runs, paragraphStyles, hiddenStyles, silentFrom } = state
  const last = runs.at(-1)
  if (!last || silentFrom < last.depth) return
  const isSilent = last.isHidden ?? isHidden(hiddenStyles, paragraphStyles.at(-1), last.style)
  state.silentFrom = isSilent ? last.depth : Number.POSITIVE_INFINITY
}

const symbol: ElementHandler = {
  open({ write }, tag) {
    const code = Number.parseInt(attribute(tag, 'char') ?? '', 16)
    write(symbolCharacter(attribute(tag, 'font'), code))
  },
}

const hidden: ElementHandler = {
  open(state, tag) {
    const formatted = formattedRun(state)
    if (formatted) formatted.isHidden = isOn(tag)
    else if (isOn(tag) && state.within.pPr === 0) silenceOwner(state)
  },
}

function silenceOwner(state: PartState) {
  state.silentFrom = Math.min(state.silentFrom, state.depth - 2)
}

const skipped: ElementHandler = { isSkipped: () => true }

/** The marks of a paragraph and a row have nothing in them. */
const deletion: ElementHandler = {
  isSkipped: ({ view, within }) => view === 'accepted' && within.pPr === 0 && within.trPr === 0,
  open(state) {
    if (state.view === 'accepted' && state.within.trPr > 0) silenceOwner(state)
  },
}

const deletedCell: ElementHandler = {
  open(state) {
    if (state.view === 'accepted') silenceOwner(state)
  },
}

const deletedText: ElementHandler = {
  ...counted('text'),
  isSkipped: ({ view }) => view === 'accepted',
}

const nonBreakingHyphen: ElementHandler = {
  open({ view, write }) {
    write(view === 'tracked' ? '\u2011' : '-')
  },
}

/** Separators are the rule above footnotes. */
const note: ElementHandler = {
  isSkipped: (_, tag) => (attribute(tag, 'type') ?? 'normal') !== 'normal',
}

export const elementHandlers: ReadonlyMap<string, ElementHandler> = new Map([
  ['t', counted('text')],
  ['m:t', counted('text')],
  ['tab', standsFor('\t')],
  ['ptab', standsFor('\t')],
  ['br', standsFor('\n')],
  ['cr', standsFor('\n')],
  ['noBreakHyphen', nonBreakingHyphen],
  ['delText', deletedText],
  ['instrText', counted('instruction')],
  ['sym', symbol],
  ['p', paragraph],
  ['pStyle', paragraphStyle],
  ['r', run],
  ['rStyle', runStyle],
  ['rFonts', runFonts],
  ['pPr', counted('pPr')],
  ['rPr', runProperties],
  ['trPr', counted('trPr')],
  ['tbl', counted('tbl')],
  ['object', counted('object')],
  ['footnote', note],
  ['endnote', note],
  ['del', deletion],
  ['moveFrom', deletion],
  ['cellDel', deletedCell],
  ['vanish', hidden],
  // How the text below it is pronounced.
  ['rt', skipped],
  ['delInstrText', skipped],
  // Repeats what is shown, for older readers.
  ['mc:Fallback', skipped],
  ...propertyChanges.map((name) => [name, skipped] as const),
])
