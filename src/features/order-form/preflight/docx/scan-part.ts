import { attribute, scanXml, type XmlTag } from '../../../../lib/manuscript/scan-xml.ts'
import { wordName } from '../../../../lib/manuscript/word-name.ts'
import { isSmallPicture } from './picture-size.ts'

/** A paragraph as it reads once all changes are accepted. */
export type ScannedBlock = {
  text: string
  /** Id of its style; undefined for the default one. */
  style: string | undefined
  inTable: boolean
  hasPicture: boolean
}

/** `changes` are the tracked ones that are still open. */
type ScannedPart = { blocks: ScannedBlock[]; changes: number }

type OpenBlock = ScannedBlock & { changes: number; isMarkChanged: boolean; isMarkDeleted: boolean }

/** Elements without text in the manuscript once changes are accepted. */
const dropped = ['del', 'moveFrom', 'instrText', 'delInstrText']
/** A move is counted where its text arrives. */
const tracked = ['ins', 'del', 'moveTo']
const standsFor: Record<string, string> = {
  tab: '\t',
  ptab: '\t',
  br: '\n',
  cr: '\n',
  noBreakHyphen: '-',
}
const pictures = ['pic:pic', 'c:chart', 'dgm:relIds', 'v:imagedata']

/** Reads one part of a .docx in reading order. Undefined if its XML is malformed or not of Word. */
export function scanPart(xml: string): ScannedPart | undefined {
  const part: ScannedPart = { blocks: [], changes: 0 }
  const open: OpenBlock[] = []
  let carried: ScannedBlock | undefined
  let isWord = false
  let depth = 0
  let skippedFrom = Number.POSITIVE_INFINITY
  let isSmall = false
  const within = { t: 0, pPr: 0, tbl: 0, object: 0 }
  const wellFormed = scanXml(xml, {
    open(tag) {
      depth += 1
      if (depth > skippedFrom) return
      const word = wordName(tag)
      isWord ||= word !== undefined
      const container = containerOf(tag, word)
      const block = open.at(-1)
      if (word && tracked.includes(word)) noteChange(word, block)
      if (isDropped(tag, word) && !(word === 'del' && within.pPr > 0)) skippedFrom = depth
      else if (word === 'p') open.push(newBlock(within.tbl > 0))
      else if (word === 'pStyle' && block) block.style = attribute(tag, 'val')
      else if (container) within[container] += 1
      else if (within.pPr === 0 && word !== undefined && block) block.text += standsFor[word] ?? ''
      if (word === 'drawing' || word === 'pict') isSmall = false
      else isSmall ||= isSmallPicture(tag)
      if (block && pictures.includes(tag.name) && !isSmall && within.object === 0) {
        block.hasPicture = true
      }
    },
    close(tag) {
      if (depth < skippedFrom) {
        const word = wordName(tag)
        const container = containerOf(tag, word)
        if (word === 'p') finish(open.pop())
        else if (container) within[container] -= 1
      }
      if (depth === skippedFrom) skippedFrom = Number.POSITIVE_INFINITY
      depth -= 1
    },
    text(text) {
      const block = open.at(-1)
      if (block && within.t > 0 && depth < skippedFrom) block.text += text
    },
  })
  if (carried) part.blocks.push(carried)
  return wellFormed && isWord ? part : undefined

  function noteChange(word: string, block: OpenBlock | undefined) {
    if (within.pPr === 0) {
      if (block) block.changes += 1
      else part.changes += 1
    } else if (block) {
      block.isMarkChanged = true
      block.isMarkDeleted ||= word === 'del'
    }
  }

  /** A paragraph with a deleted mark continues in the next one. */
  function finish(block: OpenBlock | undefined) {
    if (!block) return
    const { changes, isMarkChanged, isMarkDeleted, ...whole } = block
    part.changes += Math.max(changes, isMarkChanged ? 1 : 0)
    if (carried) {
      whole.text = carried.text + whole.text
      whole.hasPicture ||= carried.hasPicture
    }
    carried = isMarkDeleted ? whole : undefined
    if (!isMarkDeleted) part.blocks.push(whole)
  }
}

const newBlock = (inTable: boolean): OpenBlock => ({
  text: '',
  style: undefined,
  inTable,
  hasPicture: false,
  changes: 0,
  isMarkChanged: false,
  isMarkDeleted: false,
})

type Container = 't' | 'pPr' | 'tbl' | 'object'

/** Text is in `w:t`, that of formulas in `m:t`. */
function containerOf({ name }: XmlTag, word: string | undefined): Container | undefined {
  if (name === 'm:t') return 't'
  return word === 't' || word === 'pPr' || word === 'tbl' || word === 'object' ? word : undefined
}

/** `mc:Fallback` repeats its content for older readers; separators are the rule above footnotes. */
function isDropped(tag: XmlTag, word: string | undefined): boolean {
  if (tag.name === 'mc:Fallback') return true
  if (word === undefined) return false
  if (word === 'footnote' || word === 'endnote') {
    const type = attribute(tag, 'type')
    return type !== undefined && type !== 'normal'
  }
  return dropped.includes(word)
}
