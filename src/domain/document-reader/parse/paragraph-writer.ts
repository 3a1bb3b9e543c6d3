import { attribute, type XmlTag } from '../../../lib/manuscript/scan-xml.ts'
import type { Paragraph, Span } from '../document-model.ts'
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

const isOn = (tag: XmlTag) => !['0', 'false', 'off'].includes(attribute(tag, 'val') ?? 'on')

/** Writes the spans of paragraphs, of which a text box nests one in another. `address` is that of the link around. */
export function paragraphWriter(context: DocumentContext, address: () => string | undefined) {
  const { changes, comments, anchored, referred } = context
  const open: OpenParagraph[] = []
  const commented = new Set<number>()
  let opening: number[] = []
  let look: Look = {}
  let format: ChangeMark | undefined

  function write(piece: Partial<Span> & { text: string }, around: readonly ChangeMark[]) {
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
    opening = []
    const last = spans.at(-1)
    if (last && isSame(last, span)) last.text += span.text
    else spans.push(span)
  }

  /** A change under another one can be stepped to as well. */
  function placeCovered({ spans }: Paragraph, covered: readonly number[] = []) {
    for (const change of covered) spans.push({ text: '', status: 'inserted', change })
  }

  /** A tracked end continues the change in the next paragraph. */
  function finishMarks({ paragraph, marks, formats }: OpenParagraph): boolean {
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

  function beginComment(id: string) {
    if (!comments.has(id)) return
    if (anchored.includes(id)) return
    opening = [...opening, anchored.push(id) - 1]
    commented.add(anchored.length - 1)
  }

  return {
    /** `formats` of the table, row or cell that begins with it. */
    begin(formats: ChangeMark[]): OpenParagraph {
      const paragraph: Paragraph = { kind: 'paragraph', role: 'text', level: 0, spans: [] }
      const begun = { paragraph, style: '', role: undefined, list: {}, marks: [], formats }
      open.push(begun)
      return begun
    },

    /** A tracked row around it continues the change in the next paragraph. */
    finish(finished: OpenParagraph, isInChange: boolean): Paragraph {
      const { paragraph, style, role, list } = finished
      if (opening.length > 0) write({ text: '' }, [])
      open.pop()
      if (open.length > 0) paragraph.isInBox = true
      const ofStyle = context.styles.get(style)
      Object.assign(
        paragraph,
        role ?? { role: ofStyle?.role ?? 'text', level: ofStyle?.level ?? 0 },
      )
      const id = list.id ?? ofStyle?.numbering?.id
      const level = list.level ?? ofStyle?.numbering?.level ?? 0
      const item = id ? context.countItem(id, level) : undefined
      if (item && paragraph.role === 'text') paragraph.list = item.mark
      else if (item?.label) paragraph.number = item.label
      if (!finishMarks(finished) && !isInChange) changes.end()
      return paragraph
    },

    text(text: string, marks: readonly ChangeMark[]) {
      write({ text }, marks)
    },

    /** A picture has no text of its own, only a description. */
    picture(description: string, marks: readonly ChangeMark[]) {
      write({ text: description, isPicture: true }, marks)
    },

    markEnd(mark: ChangeMark) {
      open.at(-1)?.marks.push(mark)
    },

    markParagraphFormat(mark: ChangeMark) {
      open.at(-1)?.formats.push(mark)
    },

    markFormat(mark: ChangeMark) {
      format = mark
    },

    /** A mark around nothing that is shown has its place, too. */
    finishMark(mark: ChangeMark, marks: readonly ChangeMark[]) {
      if (!changes.positions.has(mark)) write({ text: '' }, marks)
    },

    finishRun(marks: readonly ChangeMark[]) {
      if (format && !changes.positions.has(format)) write({ text: '' }, marks)
      format = undefined
    },

    paragraphProperty(word: string, tag: XmlTag) {
      const current = open.at(-1)
      const value = attribute(tag, 'val')
      if (!current) return
      if (word === 'pStyle') current.style = value ?? ''
      else if (word === 'outlineLvl') current.role = roleOfOutline(value)
      else if (word === 'numId' && value) current.list.id = value
      else if (word === 'ilvl') current.list.level = Number(value)
    },

    runProperty(word: string, tag: XmlTag) {
      if (word === 'b' && isOn(tag)) look.bold = true
      else if (word === 'i' && isOn(tag)) look.italic = true
      else if (word === 'vertAlign') {
        const value = attribute(tag, 'val')
        if (value === 'superscript') look.position = 'super'
        if (value === 'subscript') look.position = 'sub'
      }
    },

    child(word: string, tag: XmlTag, marks: readonly ChangeMark[]) {
      const id = attribute(tag, 'id') ?? ''
      if (word === 'r') {
        look = {}
        format = undefined
      } else if (word === 'commentRangeStart') beginComment(id)
      else if (word === 'commentRangeEnd') commented.delete(anchored.indexOf(id))
      else if (word === 'commentReference') {
        // A comment on a point has no range.
        beginComment(id)
        commented.delete(anchored.indexOf(id))
      } else if (word === 'footnoteReference' || word === 'endnoteReference') {
        referred.push(`${word.slice(0, -'Reference'.length)} ${id}`)
        write({ text: '', note: referred.length - 1 }, marks)
      }
    },
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
