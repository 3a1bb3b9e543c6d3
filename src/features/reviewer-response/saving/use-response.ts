import { useEffect, useReducer, useState } from 'react'
import type { DraftName } from '../../../ui/form/draft/draft-store.ts'
import { useDraft } from '../../../ui/form/draft/use-draft.ts'
import { nextResponse, noResponse } from './response-state.ts'
import { keptComments } from './review-comment.ts'

type KeptResponse = { letter: string; comments: readonly unknown[]; manuscript: string }

const nothingKept: KeptResponse = { letter: '', comments: [], manuscript: '' }

/** What is typed, kept on the device. */
export function useResponse(draft: DraftName) {
  const { start, store, isRefused } = useDraft<KeptResponse>(draft, nothingKept)
  const [state, dispatch] = useReducer(nextResponse, noResponse, (none) => ({
    ...none,
    letter: start.letter,
    comments: keptComments(start.comments),
    manuscript: start.manuscript,
  }))
  const [isRestored] = useState(() => state.comments.length > 0)
  const { letter, comments, manuscript } = state
  const isTouched = letter !== '' || comments.length > 0
  useEffect(() => {
    store({ values: { letter, comments, manuscript }, files: {}, isTouched })
  }, [store, letter, comments, manuscript, isTouched])
  return { state, dispatch, isRestored, isUnkept: isRefused && isTouched }
}
