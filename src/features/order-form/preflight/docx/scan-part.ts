import type { HiddenStyles } from '../../../../lib/manuscript/hidden-styles.ts'
import {
  type ParagraphEvents,
  type PartParagraph,
  readParagraphs,
} from '../../../../lib/manuscript/part/read-paragraphs.ts'
import { attribute, type XmlTag } from '../../../../lib/manuscript/scan-xml.ts'

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

type OpenBlock = ScannedBlock & PartParagraph & { changes: number; isMarkChanged: boolean }

/** A move is counted where its text arrives. */
const tracked = ['ins', 'del', 'moveTo']
const pictures = ['pic:pic', 'c:chart', 'dgm:relIds', 'v:imagedata']

/** Below 1.5 cm: a symbol, an icon or an equation. In English Metric Units and in points. */
const lowest = { emu: 540_000, points: 42 }

function isSmallPicture(tag: XmlTag): boolean {
  if (tag.name === 'wp:extent') {
    const height = Number(attribute(tag, 'cy'))
    return height > 0 && height < lowest.emu
  }
  if (tag.name !== 'v:shape') return false
  const [, height] = /(?:^|;)\s*height:\s*([\d.]+)pt/.exec(attribute(tag, 'style') ?? '') ?? []
  return height !== undefined && Number(height) < lowest.points
}

/** Reads one part of a .docx in reading order. Undefined if its XML is malformed or not of Word. */
export function scanPart(xml: string, hiddenStyles?: HiddenStyles): ScannedPart | undefined {
  let outside = 0
  let isSmall = false
  const events: ParagraphEvents<OpenBlock> = {
    begin: ({ tbl }) => newBlock(tbl > 0),
    join: (before, after) => ({
      ...after,
      text: before.text + after.text,
      hasPicture: before.hasPicture || after.hasPicture,
      changes: changesOf(before) + changesOf(after),
      isMarkChanged: false,
    }),
    open({ tag, word = '' }, within, block) {
      if (tracked.includes(word)) {
        if (!block) outside += 1
        else if (within.pPr === 0) block.changes += 1
        else block.isMarkChanged = true
      }
      if (word === 'pStyle' && block) block.style = attribute(tag, 'val')
      if (word === 'drawing' || word === 'pict') isSmall = false
      else isSmall ||= isSmallPicture(tag)
      const isPicture = pictures.includes(tag.name) && !isSmall && within.object === 0
      if (block && isPicture) block.hasPicture = true
    },
  }
  const blocks = readParagraphs(xml, events, hiddenStyles)
  if (!blocks) return undefined
  const changes = blocks.reduce((sum, block) => sum + changesOf(block), outside)
  return { blocks, changes }
}

/** A tracked mark of a paragraph is one change with the text before it. */
const changesOf = ({ changes, isMarkChanged }: OpenBlock) =>
  Math.max(changes, isMarkChanged ? 1 : 0)

const newBlock = (inTable: boolean): OpenBlock => ({
  text: '',
  style: undefined,
  inTable,
  hasPicture: false,
  changes: 0,
  isMarkChanged: false,
  isMarkDeleted: false,
})
