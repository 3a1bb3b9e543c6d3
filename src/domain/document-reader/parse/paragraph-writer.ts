import { isOn } from '../../../lib/manuscript/hidden-styles.ts'
import { attribute, type XmlTag } from '../../../lib/manuscript/scan-xml.ts'
import type { Paragraph, Span } from '../model/document-model.ts'
import type { ChangeMark } from './change-list.ts'
import type { DocumentContext } from './document-context.ts'
import { showMarks } from './show-marks.ts'
import { roleOfOutline, type StyleRole } from './style-roles.ts'

type Look = Pick<Span, 'bold' | 'italic' | 'position'>

export type OpenParagraph = {
  paragraph: Paragraph
  style: string
  role: StyleRole | undefined
  /** Its own, which counts before that of its style. */
  list: { id?: string; level?: number }
  /** Of its end. */
  marks: ChangeMark[]
  formats: ChangeMark[]
}

type Writer = {
  context: DocumentContext
  address: () => string | undefined
  open: OpenParagraph[]
  commented: Set<number>
  /** Comments whose anchor has begun since the last span. */
  opening: number[]
  look: Look
  format: ChangeMark | undefined
}

type Piece = Partial<Span> & { text: string }

function write(writer: Writer, piece: Piece, around: readonly ChangeMark[]) {
  const { open, format, commented, opening, look, address } = writer
  const { changes } = writer.context
  const current = open.at(-1)
  if (!current) return
  const { spans } = current.paragraph
  const marks = around.length === 0 && format ? [format] : around
  const shown = showMarks(changes, marks, piece.text, piece.isPicture && 'picture')
  if (shown && format) changes.attach(format, shown.look.change)
  placeCovered(current.paragraph, shown?.covered)
  const link = piece.note === undefined ? address() : undefined
  const span: Span = {
    ...look,
    ...(link && { address: link }),
    ...piece,
    ...shown?.look,
    ...(commented.size > 0 && { comments: [...commented] }),
    ...(opening.length > 0 && { opens: opening }),
  }
  writer.opening = []
  const last = spans.at(-1)
  if (last && isSame(last, span)) last.text += span.text
  else spans.push(span)
}

/** A change under another one can be stepped to as well. */
function placeCovered({ spans }: Paragraph, covered: readonly number[] = []) {
  for (const change of covered) spans.push({ text: '', status: 'inserted', change })
}

/** A tracked end continues the change in the next paragraph. */
function finishMarks({ changes }: DocumentContext, finished: OpenParagraph): boolean {
  const { paragraph, marks, formats } = finished
  const [format, ...others] = formats
  const text = paragraph.spans.map((span) => span.text).join('')
  const end = marks.length > 0 ? showMarks(changes, marks, '', 'paragraph-mark') : undefined
  placeCovered(paragraph, end?.covered)
  if (end?.look.status) paragraph.end = { ...end.look, status: end.look.status }
  const position = end?.look.change ?? (format && changes.addFormat(format, text))
  if (position === undefined) return false
  for (const one of end ? formats : others) changes.attach(one, position)
  if (!end) paragraph.format = position
  return end !== undefined
}

function beginComment(writer: Writer, id: string) {
  const { comments, anchored } = writer.context
  if (!comments.has(id) || anchored.has(id)) return
  const position = anchored.size
  anchored.set(id, position)
  writer.opening = [...writer.opening, position]
  writer.commented.add(position)
}

/** A tracked row around it continues the change in the next paragraph. */
function finish(writer: Writer, finished: OpenParagraph, isInChange: boolean): Paragraph {
  const { context, open, opening } = writer
  const { paragraph, style, role, list } = finished
  if (opening.length > 0) write(writer, { text: '' }, [])
  open.pop()
  if (open.length > 0) paragraph.isInBox = true
  const ofStyle = context.styles.get(style)
  Object.assign(paragraph, role ?? { role: ofStyle?.role ?? 'text', level: ofStyle?.level ?? 0 })
  const id = list.id ?? ofStyle?.numbering?.id
  const level = list.level ?? ofStyle?.numbering?.level ?? 0
  const item = id ? context.countItem(id, level) : undefined
  if (item && paragraph.role === 'text') paragraph.list = item.mark
  else if (item?.label) paragraph.number = item.label
  if (!finishMarks(context, finished) && !isInChange) context.changes.end()
  return paragraph
}

function setParagraphProperty(current: OpenParagraph, word: string, tag: XmlTag) {
  const value = attribute(tag, 'val')
  if (word === 'pStyle') current.style = value ?? ''
  else if (word === 'outlineLvl') current.role = roleOfOutline(value)
  else if (word === 'numId' && value) current.list.id = value
  else if (word === 'ilvl') current.list.level = Number(value)
}

function setRunProperty({ look }: Writer, word: string, tag: XmlTag) {
  if (word === 'b' && isOn(tag)) look.bold = true
  else if (word === 'i' && isOn(tag)) look.italic = true
  else if (word === 'vertAlign') {
    const value = attribute(tag, 'val')
    if (value === 'superscript') look.position = 'super'
    if (value === 'subscript') look.position = 'sub'
  }
}

function endComment({ commented, context }: Writer, id: string) {
  const position = context.anchored.get(id)
  if (position !== undefined) commented.delete(position)
}

function openChild(writer: Writer, word: string, tag: XmlTag, marks: readonly ChangeMark[]) {
  const { referred } = writer.context
  const id = attribute(tag, 'id') ?? ''
  if (word === 'r') {
    writer.look = {}
    writer.format = undefined
  } else if (word === 'commentRangeStart') beginComment(writer, id)
  else if (word === 'commentRangeEnd') endComment(writer, id)
  else if (word === 'commentReference') {
    // A comment on a point has no range.
    beginComment(writer, id)
    endComment(writer, id)
  } else if (word === 'footnoteReference' || word === 'endnoteReference') {
    referred.push(`${word.slice(0, -'Reference'.length)} ${id}`)
    write(writer, { text: '', note: referred.length - 1 }, marks)
  }
}

export function paragraphWriter(context: DocumentContext, address: Writer['address']) {
  const open: OpenParagraph[] = []
  const { positions } = context.changes
  const around = { context, address, open, commented: new Set<number>() }
  const writer: Writer = { ...around, opening: [], look: {}, format: undefined }

  return {
    begin(formats: ChangeMark[]): OpenParagraph {
      const paragraph: Paragraph = { kind: 'paragraph', role: 'text', level: 0, spans: [] }
      const begun = { paragraph, style: '', role: undefined, list: {}, marks: [], formats }
      open.push(begun)
      return begun
    },
    finish: (finished: OpenParagraph, isInChange: boolean) => finish(writer, finished, isInChange),
    text: (text: string, marks: readonly ChangeMark[]) => write(writer, { text }, marks),
    picture: (text: string, marks: readonly ChangeMark[]) =>
      write(writer, { text, isPicture: true }, marks),
    markEnd(mark: ChangeMark) {
      open.at(-1)?.marks.push(mark)
    },
    markParagraphFormat(mark: ChangeMark) {
      open.at(-1)?.formats.push(mark)
    },
    markFormat(mark: ChangeMark) {
      writer.format = mark
    },
    /** A mark around nothing that is shown has its place, too. */
    finishMark(mark: ChangeMark, marks: readonly ChangeMark[]) {
      if (!positions.has(mark)) write(writer, { text: '' }, marks)
    },
    finishRun(marks: readonly ChangeMark[]) {
      const { format } = writer
      if (format && !positions.has(format)) write(writer, { text: '' }, marks)
      writer.format = undefined
    },
    paragraphProperty(word: string, tag: XmlTag) {
      const current = open.at(-1)
      if (current) setParagraphProperty(current, word, tag)
    },
    runProperty: (word: string, tag: XmlTag) => setRunProperty(writer, word, tag),
    child: (word: string, tag: XmlTag, marks: readonly ChangeMark[]) =>
      openChild(writer, word, tag, marks),
  }
}

const plainKeys = [
  'bold',
  'italic',
  'position',
  'status',
  'change',
  'insertedBy',
  'address',
] as const

/** Word splits a text into many runs that look the same. */
function isSame(before: Span, next: Span): boolean {
  const isSpecial = [before, next].some(({ note, isPicture }) => note !== undefined || isPicture)
  if (isSpecial || next.opens) return false
  return (
    plainKeys.every((key) => before[key] === next[key]) &&
    before.comments?.join() === next.comments?.join()
  )
}
