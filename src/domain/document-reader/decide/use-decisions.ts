import { useEffect, useMemo, useReducer } from 'react'
import type { DraftName } from '../../../ui/form/draft/draft-store.ts'
import { useDraft } from '../../../ui/form/draft/use-draft.ts'
import type { DocumentOutline } from '../model/document-model.ts'
import { areDecisions, noDecisions } from './decisions.ts'
import { type ReviewAction, type ReviewState, reviewReducer } from './review-state.ts'

/** As it is stored: empty while nothing is decided. `bytes` tells one file from another. */
type Kept = { decisions: string; bytes: number }

export type ReviewedDecisions = ReviewState & { dispatch: (action: ReviewAction) => void }

export function useDecisions(
  outline: DocumentOutline,
  draft: DraftName,
  bytes: number,
): ReviewedDecisions {
  const { start, store } = useDraft<Kept>(draft, { decisions: '', bytes })
  const none = noDecisions(outline.changes)
  const reduce = useMemo(() => reviewReducer(outline), [outline])
  const [state, dispatch] = useReducer(reduce, undefined, (): ReviewState => {
    const isOfThis = start.bytes === bytes && areDecisions(start.decisions, outline.changes)
    return { decisions: isOfThis ? start.decisions : none, past: [], last: undefined }
  })
  const { decisions } = state
  useEffect(() => {
    const isTouched = decisions !== none
    store({ values: { decisions: isTouched ? decisions : '', bytes }, files: {}, isTouched })
  }, [store, decisions, none, bytes])
  return { ...state, dispatch }
}
