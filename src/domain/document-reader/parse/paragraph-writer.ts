import { attribute, type XmlTag } from '../../../lib/manuscript/scan-xml.ts'
import type { ListMark, Paragraph, Span, Status } from '../document-model.ts'
import type { ChangeMark } from './change-list.ts'
import type { DocumentContext } from './document-context.ts'
import { roleOfOutline, type StyleRole } from './style-roles.ts'

type Look = Pick<Span, 'bold' | 'italic' | 'position'>
type Signature = Omit<ChangeMark, 'kind'>

export type OpenParagraph = {
  paragraph: Paragraph
  style: string
  role: StyleRole | undefined
  /** Its own, which counts before that of its style. */
  list: { id?: string; level?: number }
  end: ChangeMark | undefined
}

const standsFor: Readonly<Record<string, string>> = {
  tab: '\t',
  ptab: '\t',
  br: '\n',
  cr: '\n',
  noBreakHyphen: '\u2011',
}

const statusOf = (kind: ChangeMark['kind']): Status | undefined => {
  if (kind === 'format') return undefined
  return kind === 'deletion' || kind === 'moved-away' ? 'deleted' : 'inserted'
}

const isOn = (tag: XmlTag) => !['0', 'false', 'off'].includes(attribute(tag, 'val') ?? 'on')

/** Writes the spans of paragraphs, of which a text box nests one in another. */
export function paragraphWriter(context: DocumentContext) {
  const { changes, comments, anchored, referred } = context
  const open: OpenParagraph[] = []
  const commented = new Set<number>()
  let opening: number[] = []
  let look: Look = {}
  let format: Signature | undefined

  function write(piece: Partial<Span> & { text: string }, marks: readonly ChangeMark[]) {
    const current = open.at(-1)
    if (!current) return
    // What was inserted and then deleted is shown as deleted.
    const mark =
      marks.findLast(({ kind }) => statusOf(kind) === 'deleted') ??
      marks.at(-1) ??
      (format && { ...format, kind: 'format' as const })
    if (!mark) changes.end()
    const status = mark && statusOf(mark.kind)
    const span: Span = {
      ...look,
      ...piece,
      ...(mark && { change: changes.add(mark, piece.text) }),
      ...(status && { status }),
      ...(commented.size > 0 && { comments: [...commented] }),
      ...(opening.length > 0 && { opens: opening }),
    }
    opening = []
    const { spans } = current.paragraph
    const last = spans.at(-1)
    if (last && isSame(last, span)) last.text += span.text
    else spans.push(span)
  }

  function beginComment(id: string) {
    if (!comments.has(id)) return
    if (anchored.includes(id)) return
    opening = [...opening, anchored.push(id) - 1]
    commented.add(anchored.length - 1)
  }

  return {
    begin(): OpenParagraph {
      const paragraph: Paragraph = { kind: 'paragraph', role: 'text', level: 0, spans: [] }
      const begun = { paragraph, style: '', role: undefined, list: {}, end: undefined }
      open.push(begun)
      return begun
    },

    /** A tracked end, or a tracked row around it, continues the change in the next paragraph. */
    finish({ paragraph, style, role, list, end }: OpenParagraph, isInChange: boolean): Paragraph {
      if (opening.length > 0) write({ text: '' }, [])
      open.pop()
      const ofStyle = context.styles.get(style)
      Object.assign(
        paragraph,
        role ?? { role: ofStyle?.role ?? 'text', level: ofStyle?.level ?? 0 },
      )
      const id = list.id ?? ofStyle?.numbering?.id
      const level = list.level ?? ofStyle?.numbering?.level ?? 0
      const mark: ListMark | undefined = id ? context.countItem(id, level) : undefined
      if (mark && paragraph.role === 'text') paragraph.list = mark
      const status = end && statusOf(end.kind)
      if (end && status) paragraph.end = { status, change: changes.add(end, '') }
      else if (!isInChange) changes.end()
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
      const current = open.at(-1)
      if (current) current.end = mark
    },

    markFormat(signature: Signature) {
      format = signature
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
      const text = standsFor[word]
      if (text !== undefined) write({ text }, marks)
      else if (word === 'r') {
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

const plainKeys = ['bold', 'italic', 'position', 'status', 'change'] as const

/** Word splits a text into many runs that look the same. */
function isSame(before: Span, next: Span): boolean {
  const isSpecial = [before, next].some(({ note, isPicture }) => note !== undefined || isPicture)
  if (isSpecial || next.opens) return false
  return (
    plainKeys.every((key) => before[key] === next[key]) &&
    before.comments?.join() === next.comments?.join()
  )
}
