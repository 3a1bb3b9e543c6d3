import { attribute, scanXml, type XmlTag } from '../../../lib/manuscript/scan-xml.ts'
import { wordName } from '../../docx/word-name.ts'
import type { Block, Table, TableCell, TableRow } from '../document-model.ts'
import type { ChangeMark } from './change-list.ts'
import type { DocumentContext } from './document-context.ts'
import { type OpenParagraph, paragraphWriter } from './paragraph-writer.ts'
import { signatureOf } from './read-comments.ts'

/** The blocks of one part of a .docx: of the document itself, or of each note by its id. */
export type PartBlocks = { body: Block[]; notes: Map<string, Block[]> }

const marks: Readonly<Record<string, ChangeMark['kind']>> = {
  ins: 'insertion',
  del: 'deletion',
  moveTo: 'moved-here',
  moveFrom: 'moved-away',
}
/** What was before a change of format, the field codes, and the copies for older readers. */
const skipped = [
  'rPrChange',
  'pPrChange',
  'sectPrChange',
  'tblPrChange',
  'instrText',
  'delInstrText',
]

const isSkipped = (tag: XmlTag, word: string | undefined) =>
  tag.name === 'mc:Fallback' || (word !== undefined && skipped.includes(word)) || isRule(tag, word)

/** The rule above footnotes is a note of its own. */
const isRule = (tag: XmlTag, word: string | undefined) =>
  (word === 'footnote' || word === 'endnote') && (attribute(tag, 'type') ?? 'normal') !== 'normal'

/** Reads a part in reading order. Undefined if its XML is malformed or not of Word. */
export function readPart(xml: string, context: DocumentContext): PartBlocks | undefined {
  const part: PartBlocks = { body: [], notes: new Map() }
  const targets: Block[][] = [part.body]
  const tables: { table: Table; row?: TableRow; cell?: TableCell }[] = []
  const paragraphs: OpenParagraph[] = []
  const open: ChangeMark[] = []
  const within = { pPr: 0, rPr: 0, trPr: 0, text: 0 }
  const writer = paragraphWriter(context)
  let isWord = false
  let depth = 0
  let skippedFrom = Number.POSITIVE_INFINITY

  const wellFormed = scanXml(xml, {
    open(tag) {
      depth += 1
      if (depth > skippedFrom) return
      const word = wordName(tag)
      isWord ||= word !== undefined
      if (word === 'rPrChange' && within.pPr === 0) writer.markFormat(signatureOf(tag))
      if (isSkipped(tag, word)) skippedFrom = depth
      else if (tag.name === 'm:t') within.text += 1
      else if (word !== undefined) openWord(word, tag)
      else if (tag.local === 'docPr') writer.picture(attribute(tag, 'descr') ?? '', open)
    },
    close(tag) {
      if (depth < skippedFrom) {
        const word = wordName(tag)
        if (tag.name === 'm:t') within.text -= 1
        else if (word !== undefined) closeWord(word)
      }
      if (depth === skippedFrom) skippedFrom = Number.POSITIVE_INFINITY
      depth -= 1
    },
    text(text) {
      if (within.text > 0 && depth < skippedFrom) writer.text(text, open)
    },
  })
  return wellFormed && isWord ? part : undefined

  function openWord(word: string, tag: XmlTag) {
    const kind = marks[word]
    if (kind) openMark({ kind, ...signatureOf(tag) })
    else if (within.pPr > 0 && within.rPr === 0) writer.paragraphProperty(word, tag)
    else if (within.rPr > 0) {
      if (within.pPr === 0) writer.runProperty(word, tag)
    } else writer.child(word, tag, open)
    switch (word) {
      case 'p':
        paragraphs.push(writer.begin())
        return
      case 'pPr':
      case 'rPr':
      case 'trPr':
        within[word] += 1
        return
      case 't':
      case 'delText':
        within.text += 1
        return
      case 'footnote':
      case 'endnote': {
        const blocks: Block[] = []
        part.notes.set(attribute(tag, 'id') ?? '', blocks)
        targets.push(blocks)
        return
      }
      case 'tbl':
        tables.push({ table: { kind: 'table', rows: [] } })
        return
      case 'tr':
        openRow()
        return
      case 'tc':
        openCell()
        return
      case 'gridSpan': {
        const cell = tables.at(-1)?.cell
        if (cell) cell.columns = Math.max(1, Number(attribute(tag, 'val')) || 1)
      }
    }
  }

  function closeWord(word: string) {
    if (marks[word]) closeMark()
    switch (word) {
      case 'p': {
        const paragraph = paragraphs.pop()
        const isRowChanged = tables.at(-1)?.row?.change !== undefined
        if (paragraph) targets.at(-1)?.push(writer.finish(paragraph, isRowChanged))
        return
      }
      case 'pPr':
      case 'rPr':
      case 'trPr':
        within[word] -= 1
        return
      case 't':
      case 'delText':
        within.text -= 1
        return
      case 'footnote':
      case 'endnote':
      case 'tc':
        targets.pop()
        return
      case 'tbl': {
        const closed = tables.pop()
        if (closed) targets.at(-1)?.push(closed.table)
        context.changes.end()
      }
    }
  }

  /** In the properties of a paragraph or a row, the mark is of its end or of the whole row. */
  function openMark(mark: ChangeMark) {
    const row = tables.at(-1)?.row
    if (within.pPr > 0) writer.markEnd(mark)
    else if (within.trPr > 0 && row) {
      row.status = mark.kind === 'deletion' ? 'deleted' : 'inserted'
      row.change = context.changes.add(mark, '')
    } else if (within.trPr === 0) open.push(mark)
  }

  function closeMark() {
    if (within.pPr === 0 && within.trPr === 0) open.pop()
  }

  function openRow() {
    const table = tables.at(-1)
    if (!table) return
    table.row = { cells: [] }
    table.table.rows.push(table.row)
  }

  function openCell() {
    const cell: TableCell = { blocks: [], columns: 1 }
    const table = tables.at(-1)
    if (table) table.cell = cell
    table?.row?.cells.push(cell)
    targets.push(cell.blocks)
  }
}
