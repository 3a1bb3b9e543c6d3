import { attribute, type XmlTag } from '../../../lib/manuscript/scan-xml.ts'
import type { ChangeMark, DocumentPart, RevisionPlace } from './change-list.ts'
import type { DocumentContext } from './document-context.ts'

type Side = 'moveFrom' | 'moveTo'
type Range = { name: string; isOpen: boolean }

/** Of one side; those that ended stay in the stack until they are its last. */
type SideRanges = { open: Map<string, Range>; stack: Range[]; last?: Range }

const edge = /^(moveFrom|moveTo)Range(Start|End)$/

function begin({ open, stack }: SideRanges, id: string, name: string): Range {
  const range = { name, isOpen: true }
  open.set(id, range)
  stack.push(range)
  return range
}

function end({ open }: SideRanges, id: string): Range | undefined {
  const range = open.get(id)
  if (range) range.isOpen = false
  open.delete(id)
  return range
}

/** The mark of a paragraph's end is read with its text, which may have ended the range. */
function innermost({ stack, last }: SideRanges): Range | undefined {
  while (stack.at(-1)?.isOpen === false) stack.pop()
  return stack.at(-1) ?? last
}

export function moveRanges(part: DocumentPart, { changes, moveEdges }: DocumentContext) {
  const ranges: Record<Side, SideRanges> = {
    moveFrom: { open: new Map(), stack: [] },
    moveTo: { open: new Map(), stack: [] },
  }
  const edges: { name: string; place: RevisionPlace }[] = []

  return {
    open(word: string, tag: XmlTag, at: number) {
      const [, side, which] = edge.exec(word) ?? []
      if (side !== 'moveFrom' && side !== 'moveTo') return
      const id = attribute(tag, 'id') ?? ''
      const ofSide = ranges[side]
      const range =
        which === 'Start' ? begin(ofSide, id, attribute(tag, 'name') ?? '') : end(ofSide, id)
      if (!range) return
      ofSide.last = range
      edges.push({ name: range.name, place: { part, at } })
    },

    name(mark: ChangeMark) {
      if (mark.kind !== 'moved-away' && mark.kind !== 'moved-here') return
      const side = mark.kind === 'moved-away' ? 'moveFrom' : 'moveTo'
      mark.move = innermost(ranges[side])?.name
    },

    /** The edges of a range are decided with its move. */
    finish() {
      const changeOf = new Map<string, number>()
      for (const [index, { move }] of changes.changes.entries())
        if (move !== undefined && !changeOf.has(move)) changeOf.set(move, index)
      for (const { name, place } of edges) {
        const change = changeOf.get(name)
        if (change !== undefined) moveEdges.push({ place, change })
      }
    },
  }
}
