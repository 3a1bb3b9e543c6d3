import { propertyChanges } from '../../../lib/manuscript/revisions/revisions.ts'
import { attribute, scanXml, type XmlTag } from '../../../lib/manuscript/scan-xml.ts'
import { wordName } from '../../../lib/manuscript/word-name.ts'
import type { Block, Table, TableCell, TableRow } from '../document-model.ts'
import type { ChangeMark, DocumentPart } from './change-list.ts'
import type { DocumentContext } from './document-context.ts'
import { moveRanges } from './move-ranges.ts'
import { type OpenParagraph, paragraphWriter } from './paragraph-writer.ts'
import { partLinks } from './part-links.ts'
import { signatureOf } from './read-comments.ts'
import { showMarks } from './show-marks.ts'

/** The blocks of one part of a .docx: of the document itself, or of each note by its id. */
type PartBlocks = { body: Block[]; notes: Map<string, Block[]> }

const marks: Readonly<Record<string, ChangeMark['kind']>> = {
  ins: 'insertion',
  del: 'deletion',
  moveTo: 'moved-here',
  moveFrom: 'moved-away',
}
/** What was before a change of format, deleted field codes, and the copies for older readers. */
const skipped = [...propertyChanges, 'delInstrText']

const isSkipped = (tag: XmlTag, word: string | undefined) =>
  tag.name === 'mc:Fallback' || (word !== undefined && skipped.includes(word)) || isRule(tag, word)

/** The rule above footnotes is a note of its own. */
const isRule = (tag: XmlTag, word: string | undefined) =>
  (word === 'footnote' || word === 'endnote') && (attribute(tag, 'type') ?? 'normal') !== 'normal'

type OpenTable = { table: Table; row?: TableRow; cell?: TableCell; rowMarks: ChangeMark[] }

/** Reads a part in reading order. Undefined if its XML is malformed or not of Word. */
export function readPart(
  xml: string,
  name: DocumentPart,
  context: DocumentContext,
): PartBlocks | undefined {
  const part: PartBlocks = { body: [], notes: new Map() }
  const targets: Block[][] = [part.body]
  const tables: OpenTable[] = []
  const paragraphs: OpenParagraph[] = []
  const open: ChangeMark[] = []
  const within = { pPr: 0, rPr: 0, trPr: 0, text: 0, instrText: 0 }
  const links = partLinks(context.relations[name])
  const writer = paragraphWriter(context, links.address)
  const moves = moveRanges(name, context)
  /** Of tables, rows and cells, until their first paragraph. */
  let formats: ChangeMark[] = []
  let isWord = false
  let depth = 0
  let skippedFrom = Number.POSITIVE_INFINITY

  const wellFormed = scanXml(xml, {
    open(tag, at) {
      depth += 1
      if (depth > skippedFrom) return
      const word = wordName(tag)
      isWord ||= word !== undefined
      if (word && propertyChanges.includes(word)) openFormat(word, tag, at)
      if (isSkipped(tag, word)) skippedFrom = depth
      else if (tag.name === 'm:t') within.text += 1
      else if (word !== undefined) openWord(word, tag, at)
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
      if (depth >= skippedFrom) return
      if (within.instrText > 0) links.instruction(text)
      else if (within.text > 0) writer.text(text, open)
    },
  })
  moves.finish()
  return wellFormed && isWord ? part : undefined

  /** A section or a table has no text of its own: its format goes with a paragraph's. */
  function openFormat(word: string, tag: XmlTag, at: number) {
    const mark: ChangeMark = { kind: 'format', ...signatureOf(tag), place: { part: name, at } }
    if (within.pPr > 0) writer.markParagraphFormat(mark)
    else if (word === 'rPrChange') writer.markFormat(mark)
    else formats.push(mark)
  }

  function openWord(word: string, tag: XmlTag, at: number) {
    const kind = marks[word]
    moves.open(word, tag, at)
    links.open(word, tag)
    if (kind) openMark({ kind, ...signatureOf(tag), place: { part: name, at } })
    else if (within.pPr > 0 && within.rPr === 0) writer.paragraphProperty(word, tag)
    else if (within.rPr > 0) {
      if (within.pPr === 0) writer.runProperty(word, tag)
    } else writer.child(word, tag, open)
    switch (word) {
      case 'p':
        paragraphs.push(writer.begin(formats))
        formats = []
        return
      case 'pPr':
      case 'rPr':
      case 'trPr':
      case 'instrText':
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
        tables.push({ table: { kind: 'table', rows: [] }, rowMarks: [] })
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
    links.close(word)
    switch (word) {
      case 'r':
        writer.finishRun(open)
        return
      case 'p': {
        const paragraph = paragraphs.pop()
        for (const mark of paragraph?.marks ?? []) moves.name(mark)
        const isRowChanged = tables.at(-1)?.row?.change !== undefined
        if (paragraph) targets.at(-1)?.push(writer.finish(paragraph, isRowChanged))
        return
      }
      case 'trPr':
        closeRowMarks()
        within.trPr -= 1
        return
      case 'pPr':
      case 'rPr':
      case 'instrText':
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

  /** In the properties of a paragraph or a row, the mark is of its end, of its list or of the whole row. */
  function openMark(mark: ChangeMark) {
    if (within.pPr > 0) {
      if (within.rPr > 0) writer.markEnd(mark)
      else writer.markParagraphFormat({ ...mark, kind: 'format' })
    } else if (within.trPr > 0) tables.at(-1)?.rowMarks.push(mark)
    else {
      moves.name(mark)
      open.push(mark)
    }
  }

  function closeMark() {
    const mark = open.at(-1)
    if (within.pPr > 0 || within.trPr > 0 || !mark) return
    writer.finishMark(mark, open)
    open.pop()
  }

  function closeRowMarks() {
    const table = tables.at(-1)
    if (!table?.row || table.rowMarks.length === 0) return
    Object.assign(table.row, showMarks(context.changes, table.rowMarks, '', 'table-row')?.look)
    table.rowMarks = []
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
    if (table?.row?.change !== undefined) context.changes.beginCell()
    targets.push(cell.blocks)
  }
}
