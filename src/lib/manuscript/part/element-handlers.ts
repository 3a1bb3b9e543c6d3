import { propertyChanges } from '../revisions/revisions.ts'
import { attribute, type XmlTag } from '../scan-xml.ts'
import type { PartState, Within } from './part-state.ts'
import { symbolCharacter } from './symbol-characters.ts'

export type ElementHandler = {
  /** Whether what is in the element is no text of the manuscript. */
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

const run: ElementHandler = {
  open({ fonts }) {
    fonts.push(undefined)
  },
  close({ fonts }) {
    fonts.pop()
  },
}

const runFonts: ElementHandler = {
  open({ fonts, within }, tag) {
    if (fonts.length === 0 || within.pPr > 0) return
    fonts[fonts.length - 1] = attribute(tag, 'ascii') ?? attribute(tag, 'hAnsi')
  },
}

const symbol: ElementHandler = {
  open({ write }, tag) {
    const code = Number.parseInt(attribute(tag, 'char') ?? '', 16)
    write(symbolCharacter(attribute(tag, 'font'), code))
  },
}

/** Of a run; the mark of a paragraph has no text. */
const hidden: ElementHandler = {
  open(state, tag) {
    const isOn = !['0', 'false', 'off'].includes(attribute(tag, 'val') ?? 'on')
    if (isOn && state.within.pPr === 0) silenceOwner(state)
  },
}

/** Leaves out the text of the element whose properties are open, such as a run, a row or a cell. */
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

/** What an element means for the text, by its name. */
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
  ['r', run],
  ['rFonts', runFonts],
  ['pPr', counted('pPr')],
  ['rPr', counted('rPr')],
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
