import { attribute, type XmlTag } from '../../../lib/manuscript/scan-xml.ts'
import type { ChangeMark, DocumentPart, RevisionPlace } from './change-list.ts'
import type { DocumentContext } from './document-context.ts'

type Range = { id: string; name: string; side: 'moveFrom' | 'moveTo' }

const edge = /^(moveFrom|moveTo)Range(Start|End)$/

/** The ranges of a part that name its moves: both ends of a move have one name. */
export function moveRanges(part: DocumentPart, { changes, moveEdges }: DocumentContext) {
  const open: Range[] = []
  /** The last one of each side: the mark of a paragraph's end is read with its text, which may close the range. */
  const last = new Map<Range['side'], Range>()
  const edges: { name: string; place: RevisionPlace }[] = []

  return {
    /** An element that may begin or end a range. */
    open(word: string, tag: XmlTag, at: number) {
      const [, side, which] = edge.exec(word) ?? []
      if (side !== 'moveFrom' && side !== 'moveTo') return
      const id = attribute(tag, 'id') ?? ''
      const isOf = (range: Range) => range.side === side && range.id === id
      const begun: Range = { id, name: attribute(tag, 'name') ?? '', side }
      const range = which === 'Start' ? begun : open.find(isOf)
      if (!range) return
      if (which === 'Start') open.push(range)
      else open.splice(open.indexOf(range), 1)
      last.set(side, range)
      edges.push({ name: range.name, place: { part, at } })
    },

    name(mark: ChangeMark) {
      if (mark.kind !== 'moved-away' && mark.kind !== 'moved-here') return
      const side = mark.kind === 'moved-away' ? 'moveFrom' : 'moveTo'
      const range = open.findLast((one) => one.side === side) ?? last.get(side)
      mark.move = range?.name
    },

    /** The edges of a range are decided with its move. */
    finish() {
      for (const { name, place } of edges) {
        const change = changes.changes.findIndex(({ move }) => move === name)
        if (change >= 0) moveEdges.push({ place, change })
      }
    },
  }
}
