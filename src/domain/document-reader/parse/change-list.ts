import type { Change, ChangeKind } from '../document-model.ts'

export type ChangeMark = {
  kind: Exclude<ChangeKind, 'replacement'>
  author: string
  date: number | null
}

/** UTF-16 units of the text of a change that are kept for its label. */
const longestText = 240

const isDeletion = (kind: ChangeKind) => kind === 'deletion' || kind === 'moved-away'

/** A deletion beside an insertion is one replacement. */
function joinedKind(before: ChangeKind, kind: ChangeKind): ChangeKind | undefined {
  if (before === kind) return kind
  const pair = ['insertion', 'deletion', 'replacement']
  return pair.includes(before) && pair.includes(kind) ? 'replacement' : undefined
}

/** Collects the changes of a document: marks that follow one another directly, by one author, are one change. */
export function changeList() {
  const changes: Change[] = []
  let isOpen = false

  /** The position of the change that a marked text belongs to. */
  function add({ kind, author, date }: ChangeMark, text: string): number {
    const last = changes.at(-1)
    const joined = isOpen && last?.author === author ? joinedKind(last.kind, kind) : undefined
    const change: Change = last && joined ? last : { kind, author, date, inserted: '', deleted: '' }
    if (joined) change.kind = joined
    else changes.push(change)
    const side = isDeletion(kind) ? 'deleted' : 'inserted'
    change[side] = `${change[side]}${text}`.slice(0, longestText)
    isOpen = true
    return changes.length - 1
  }

  return {
    changes,
    add,
    /** An unchanged text follows. */
    end() {
      isOpen = false
    },
  }
}
