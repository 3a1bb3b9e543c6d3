import type { ChangePart, ChangeStatus } from '../model/document-model.ts'
import type { ChangeMark, changeList } from './change-list.ts'

const statusOf = (kind: ChangeMark['kind']): ChangeStatus | undefined => {
  if (kind === 'format') return undefined
  return kind === 'deletion' || kind === 'moved-away' ? 'deleted' : 'inserted'
}

type MarkedLook = { change: number; status?: ChangeStatus; insertedBy?: number }

/** Adds what is between marks to their changes. What was inserted and then deleted is shown as deleted. */
export function showMarks(
  changes: ReturnType<typeof changeList>,
  marks: readonly ChangeMark[],
  text: string,
  part?: ChangePart,
) {
  const known = changes.changes.length
  const positions = changes.add(marks, text, part)
  const isOf = (status: ChangeStatus) => (mark: ChangeMark) => statusOf(mark.kind) === status
  const deletion = marks.findLastIndex(isOf('deleted'))
  const shown = deletion >= 0 ? deletion : marks.length - 1
  const insertion = marks.findIndex((mark, index) => index !== shown && isOf('inserted')(mark))
  const [mark, change, insertedBy] = [marks[shown], positions[shown], positions[insertion]]
  if (!mark || change === undefined) return undefined
  const status = statusOf(mark.kind)
  const look: MarkedLook = {
    change,
    ...(status && { status }),
    ...(insertedBy !== undefined && { insertedBy }),
  }
  /** New ones that have no text of their own. */
  const covered = positions.filter((position) => position >= known && position !== change)
  return { look, covered }
}
