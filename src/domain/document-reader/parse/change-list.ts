import type { Change, ChangeKind, ChangePart } from '../model/document-model.ts'

/** A mark of the file; marks are told apart by identity. */
export type ChangeMark = {
  kind: Exclude<ChangeKind, 'replacement'>
  author: string
  date: number | null
  move?: string | undefined
  place: RevisionPlace
}

export type DocumentPart = 'document' | 'footnotes' | 'endnotes'

/** `at` is the offset after a tag in the XML of its part. */
export type RevisionPlace = { part: DocumentPart; at: number }

const cellGap = ' · '

/** UTF-16 units of the text of a change that are kept for its label. */
const longestText = 240

const isDeletion = (kind: ChangeKind) => kind === 'deletion' || kind === 'moved-away'

function joinedKind(before: ChangeKind, kind: ChangeKind): ChangeKind | undefined {
  if (before === kind) return kind
  const pair = ['insertion', 'deletion', 'replacement']
  return pair.includes(before) && pair.includes(kind) ? 'replacement' : undefined
}

type Collected = {
  changes: Change[]
  positions: Map<ChangeMark, number>
  /** Positions that the next mark may continue. */
  open: number[]
}

function joined({ changes, open }: Collected, mark: ChangeMark): number | undefined {
  const { kind, author, move } = mark
  for (const position of open.toReversed()) {
    const change = changes[position]
    if (!change || change.author !== author || change.move !== move) continue
    const joinsAs = joinedKind(change.kind, kind)
    if (!joinsAs) continue
    change.kind = joinsAs
    return position
  }
  return undefined
}

function positionOf(collected: Collected, mark: ChangeMark): number {
  const { changes, positions } = collected
  const known = positions.get(mark) ?? joined(collected, mark)
  const { kind, author, date, move } = mark
  const position =
    known ??
    changes.push({ kind, author, date, inserted: '', deleted: '', ...(move && { move }) }) - 1
  positions.set(mark, position)
  return position
}

/** Collects the changes of a document: marks that follow one another directly, by one author, are one change. */
export function changeList() {
  const collected: Collected = { changes: [], positions: new Map(), open: [] }
  const { changes, positions } = collected
  let isNewCell = false

  return {
    changes,
    positions,

    add(marks: readonly ChangeMark[], text: string, part?: ChangePart): number[] {
      collected.open = marks.map((mark) => {
        const position = positionOf(collected, mark)
        const side = isDeletion(mark.kind) ? 'deleted' : 'inserted'
        const change = changes[position]
        if (change && part) change.part ??= part
        if (!change || text === '') return position
        const gap = isNewCell && change[side] !== '' ? cellGap : ''
        change[side] = `${change[side]}${gap}${text}`.slice(0, longestText)
        return position
      })
      if (text !== '') isNewCell = false
      return collected.open
    },

    /** A format of a whole paragraph, which describes a change without a text of its own. */
    addFormat(mark: ChangeMark, text: string): number {
      const position = positionOf(collected, mark)
      collected.open = [position]
      const change = changes[position]
      if (change) change.inserted ||= text.slice(0, longestText)
      return position
    },

    attach(mark: ChangeMark, position: number) {
      if (!positions.has(mark)) positions.set(mark, position)
    },

    beginCell() {
      isNewCell = true
    },

    /** An unchanged text follows. */
    end() {
      collected.open = []
      isNewCell = false
    },
  }
}
