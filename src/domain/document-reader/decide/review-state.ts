import type { Decision } from '../../../lib/manuscript/revisions/revisions.ts'
import type { DocumentOutline } from '../model/document-model.ts'
import { type Decisions, withDecision, withMoves } from './decisions.ts'

/** What was done last; `decision` is undefined for decisions that were cleared. */
export type LastStep =
  | { kind: 'decided'; positions: readonly number[]; decision: Decision | undefined }
  | { kind: 'undone'; positions: readonly number[] }

export type ReviewState = {
  decisions: Decisions
  past: { decisions: Decisions; positions: readonly number[] }[]
  last: LastStep | undefined
}

export type ReviewAction =
  | { do: 'decide'; positions: readonly number[]; decision: Decision | undefined }
  | { do: 'undo' }

export const reviewReducer =
  ({ moves }: Pick<DocumentOutline, 'moves'>) =>
  (state: ReviewState, action: ReviewAction): ReviewState => {
    const { decisions, past } = state
    if (action.do === 'undo') {
      const before = past.at(-1)
      if (!before) return state
      const { positions } = before
      return {
        decisions: before.decisions,
        past: past.slice(0, -1),
        last: { kind: 'undone', positions },
      }
    }
    const { decision } = action
    const whole = withMoves(action.positions, moves)
    const next = withDecision(decisions, whole, decision)
    if (next === decisions) return state
    const positions = whole.filter((position) => next[position] !== decisions[position])
    return {
      decisions: next,
      past: [...past, { decisions, positions }],
      last: { kind: 'decided', positions, decision },
    }
  }
