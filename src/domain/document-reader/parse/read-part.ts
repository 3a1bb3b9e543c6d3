import type { Within } from '../../../lib/manuscript/part/part-state.ts'
import { type PartElement, streamPart } from '../../../lib/manuscript/part/stream-part.ts'
import { propertyChanges } from '../../../lib/manuscript/revisions/revisions.ts'
import { attribute, type XmlTag } from '../../../lib/manuscript/scan-xml.ts'
import type { Block, Table, TableCell, TableRow } from '../model/document-model.ts'
import type { ChangeMark, DocumentPart } from './change-list.ts'
import type { DocumentContext } from './document-context.ts'
import { moveRanges } from './move-ranges.ts'
import { type OpenParagraph, paragraphWriter } from './paragraph-writer.ts'
import { partLinks } from './part-links.ts'
import { signatureOf } from './read-comments.ts'
import { showMarks } from './show-marks.ts'

type PartBlocks = { body: Block[]; notes: Map<string, Block[]> }

const marks: ReadonlyMap<string, ChangeMark['kind']> = new Map([
  ['ins', 'insertion'],
  ['del', 'deletion'],
  ['moveTo', 'moved-here'],
  ['moveFrom', 'moved-away'],
])

type OpenTable = { table: Table; row?: TableRow; cell?: TableCell; rowMarks: ChangeMark[] }

type PartReader = {
  name: DocumentPart
  context: DocumentContext
  notes: PartBlocks['notes']
  targets: Block[][]
  tables: OpenTable[]
  paragraphs: OpenParagraph[]
  open: ChangeMark[]
  /** Of tables, rows and cells, until their first paragraph. */
  formats: ChangeMark[]
  links: ReturnType<typeof partLinks>
  writer: ReturnType<typeof paragraphWriter>
  moves: ReturnType<typeof moveRanges>
  page: number
}

/** Reads a part in reading order. Undefined if its XML is malformed or not of Word. */
export function readPart(
  xml: string,
  name: DocumentPart,
  context: DocumentContext,
): PartBlocks | undefined {
  const part: PartBlocks = { body: [], notes: new Map() }
  const links = partLinks(context.relations[name])
  const writer = paragraphWriter(context, links.address)
  const reader: PartReader = {
    name,
    context,
    notes: part.notes,
    targets: [part.body],
    tables: [],
    paragraphs: [],
    open: [],
    formats: [],
    links,
    writer,
    moves: moveRanges(name, context),
    page: 1,
  }
  const isRead = streamPart(
    xml,
    {
      open: (element, within) => openElement(reader, element, within),
      close: (element, within) => closeElement(reader, element, within),
      text: (text) => writer.text(text, reader.open),
      instruction: links.instruction,
    },
    { view: 'tracked', hiddenStyles: context.hiddenStyles },
  )
  reader.moves.finish()
  return isRead ? part : undefined
}

function openElement(reader: PartReader, element: PartElement, within: Readonly<Within>) {
  const { tag, word, end, isSkipped } = element
  const { name, writer, links, moves } = reader
  if (word === undefined) {
    if (tag.local === 'docPr') writer.picture(attribute(tag, 'descr') ?? '', reader.open)
    return
  }
  const markOf = (kind: ChangeMark['kind']) =>
    ({ kind, ...signatureOf(tag), place: { part: name, at: end } }) satisfies ChangeMark
  if (propertyChanges.includes(word)) openFormat(reader, markOf('format'), word, within)
  if (isSkipped) return
  moves.open(word, tag, end)
  links.open(word, tag)
  const kind = marks.get(word)
  if (kind) openMark(reader, markOf(kind), within)
  else if (within.pPr > 0 && within.rPr === 0) writer.paragraphProperty(word, tag)
  else if (within.rPr > 0) {
    if (within.pPr === 0) writer.runProperty(word, tag)
  } else writer.child(word, tag, reader.open)
  openers.get(word)?.(reader, tag)
}

function closeElement(reader: PartReader, element: PartElement, within: Readonly<Within>) {
  const { word, isSkipped } = element
  if (word === undefined || isSkipped) return
  if (marks.has(word)) closeMark(reader, within)
  reader.links.close(word)
  closers.get(word)?.(reader)
}

/** A section or a table has no text of its own: its format goes with a paragraph's. */
function openFormat(
  { writer, formats }: PartReader,
  mark: ChangeMark,
  word: string,
  within: Readonly<Within>,
) {
  if (within.pPr > 0) writer.markParagraphFormat(mark)
  else if (word === 'rPrChange') writer.markFormat(mark)
  else formats.push(mark)
}

/** In the properties of a paragraph or a row, the mark is of its end, of its list or of the whole row. */
function openMark(reader: PartReader, mark: ChangeMark, within: Readonly<Within>) {
  const { writer, tables, moves, open } = reader
  if (within.pPr > 0) {
    if (within.rPr > 0) writer.markEnd(mark)
    else writer.markParagraphFormat({ ...mark, kind: 'format' })
  } else if (within.trPr > 0) tables.at(-1)?.rowMarks.push(mark)
  else {
    moves.name(mark)
    open.push(mark)
  }
}

function closeMark({ open, writer }: PartReader, within: Readonly<Within>) {
  const mark = open.at(-1)
  if (within.pPr > 0 || within.trPr > 0 || !mark) return
  writer.finishMark(mark, open)
  open.pop()
}

const openers: ReadonlyMap<string, (reader: PartReader, tag: XmlTag) => void> = new Map([
  [
    'p',
    (reader) => {
      reader.paragraphs.push(reader.writer.begin(reader.formats))
      reader.formats = []
      placeOnPage(reader)
    },
  ],
  ['lastRenderedPageBreak', turnPage],
  ['footnote', openNote],
  ['endnote', openNote],
  ['tbl', ({ tables }) => tables.push({ table: { kind: 'table', rows: [] }, rowMarks: [] })],
  ['tr', openRow],
  ['tc', openCell],
  ['gridSpan', spanColumns],
])

const closers: ReadonlyMap<string, (reader: PartReader) => void> = new Map([
  ['r', ({ writer, open }) => writer.finishRun(open)],
  ['p', closeParagraph],
  ['trPr', closeRowMarks],
  ['footnote', closeNote],
  ['endnote', closeNote],
  ['tc', ({ targets }) => targets.pop()],
  ['tbl', closeTable],
])

/** Word writes where it broke the pages when it saved the file. */
function turnPage(reader: PartReader) {
  reader.page += 1
  const isAtStart = reader.paragraphs.at(-1)?.paragraph.spans.every(({ text }) => text === '')
  if (isAtStart) placeOnPage(reader)
}

function placeOnPage({ paragraphs, page }: PartReader) {
  const last = paragraphs.at(-1)
  if (last && page > 1) last.paragraph.page = page
}

function closeParagraph({ paragraphs, moves, tables, targets, writer }: PartReader) {
  const paragraph = paragraphs.pop()
  for (const mark of paragraph?.marks ?? []) moves.name(mark)
  const isRowChanged = tables.at(-1)?.row?.change !== undefined
  if (paragraph) targets.at(-1)?.push(writer.finish(paragraph, isRowChanged))
}

function openNote({ notes, targets }: PartReader, tag: XmlTag) {
  const blocks: Block[] = []
  notes.set(attribute(tag, 'id') ?? '', blocks)
  targets.push(blocks)
}

function closeNote({ targets }: PartReader) {
  const [first] = targets.pop() ?? []
  const span = first?.kind === 'paragraph' ? first.spans[0] : undefined
  if (span && !span.isPicture) span.text = span.text.trimStart()
}

function openRow({ tables }: PartReader) {
  const table = tables.at(-1)
  if (!table) return
  table.row = { cells: [] }
  table.table.rows.push(table.row)
}

function closeRowMarks({ tables, context }: PartReader) {
  const table = tables.at(-1)
  if (!table?.row || table.rowMarks.length === 0) return
  Object.assign(table.row, showMarks(context.changes, table.rowMarks, '', 'table-row')?.look)
  table.rowMarks = []
}

function openCell({ tables, targets, context }: PartReader) {
  const cell: TableCell = { blocks: [], columns: 1 }
  const table = tables.at(-1)
  if (table) table.cell = cell
  table?.row?.cells.push(cell)
  if (table?.row?.change !== undefined) context.changes.beginCell()
  targets.push(cell.blocks)
}

function spanColumns({ tables }: PartReader, tag: XmlTag) {
  const cell = tables.at(-1)?.cell
  if (cell) cell.columns = Math.max(1, Number(attribute(tag, 'val')) || 1)
}

function closeTable({ tables, targets, context }: PartReader) {
  const closed = tables.pop()
  if (closed) targets.at(-1)?.push(closed.table)
  context.changes.end()
}
