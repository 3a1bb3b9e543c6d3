import type { Decision } from '../../../lib/manuscript/revisions/revisions.ts'
import { stepFrom } from '../changes/use-change-steps.ts'
import type { DocumentOutline } from '../model/document-model.ts'
import { decisionOn, withMoves } from './decisions.ts'
import type { ReviewedDecisions } from './use-decisions.ts'

type Options = {
  review: ReviewedDecisions
  outline: DocumentOutline
  current: number | undefined
  goTo: (position: number | undefined) => void
  isChosen: (position: number) => boolean
}

export function decidingOf({ review, outline, current, goTo, isChosen }: Options) {
  const { decisions, past, dispatch } = review
  return {
    canDecide: current !== undefined,
    decision: current === undefined ? undefined : decisionOn(decisions, current),
    canUndo: past.length > 0,
    onDecide(decision: Decision) {
      if (current === undefined) return
      const isTakenBack = decisionOn(decisions, current) === decision
      dispatch({
        do: 'decide',
        positions: [current],
        decision: isTakenBack ? undefined : decision,
      })
      if (isTakenBack) return
      const decided = withMoves([current], outline.moves)
      const isOpen = (position: number) =>
        isChosen(position) &&
        decisionOn(decisions, position) === undefined &&
        !decided.includes(position)
      goTo(stepFrom(current, 1, outline.changes, isOpen))
    },
    onUndo() {
      const [first] = past.at(-1)?.positions ?? []
      dispatch({ do: 'undo' })
      goTo(first)
    },
  }
}
