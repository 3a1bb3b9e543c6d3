import { useLingui } from '@lingui/react/macro'
import { useCallback, useEffect, useMemo, useReducer, useState } from 'react'
import { clock } from '../../../lib/clock.ts'
import type { Instant } from '../../../lib/instant.ts'
import type { DraftName } from '../../../ui/form/draft/draft-store.ts'
import { useDraft } from '../../../ui/form/draft/use-draft.ts'
import { announce } from '../../../ui/page/announce.ts'
import { answerContentOf, isEmptyContent } from '../answers/answer-content.ts'
import { nextResponse, noResponse, type ResponseAction } from '../answers/response-state.ts'
import { keptComments } from '../answers/review-comment.ts'
import { isStuck } from './answer-saver.ts'
import { useOrderSaving } from './use-order-saving.ts'

type KeptResponse = {
  letter: string
  comments: readonly unknown[]
  manuscript: string
  version: number
  isSaved: boolean
  /** 0 where it is not known. */
  changedAt: Instant
}

const nothingKept: KeptResponse = {
  letter: '',
  comments: [],
  manuscript: '',
  version: 0,
  isSaved: false,
  changedAt: 0,
}

export function useResponse(draft: DraftName, externalId: string | undefined) {
  const { t } = useLingui()
  const { start, store, isRefused } = useDraft<KeptResponse>(draft, nothingKept)
  const [changedAt, setChangedAt] = useState(start.changedAt)
  const [state, act] = useReducer(nextResponse, noResponse, (none) => ({
    ...none,
    letter: start.letter,
    comments: keptComments(start.comments),
    manuscript: start.manuscript,
  }))
  const [isRestored] = useState(() => state.comments.length > 0)
  const { letter, comments, manuscript } = state
  const content = useMemo(
    () => answerContentOf({ letter, comments, manuscript }),
    [letter, comments, manuscript],
  )
  const [first] = useState(content)
  const { order, kept } = useOrderSaving({
    externalId,
    own: { content: first, version: start.version, isSaved: start.isSaved },
    content,
    onTake: (taken, instead) => {
      act({ do: 'take', content: taken })
      if (!isEmptyContent(instead)) announce(t`A newer version of your answer is shown.`)
    },
  })
  const dispatch = useCallback((action: ResponseAction) => {
    setChangedAt(clock.now())
    act(action)
  }, [])
  const { version, isSaved } = kept
  const isWritten = letter !== '' || comments.length > 0
  // What was deleted here is still to be deleted with the order.
  const isTouched = isWritten || (version > 0 && !isSaved)
  useEffect(() => {
    const values = { letter, comments, manuscript, version, isSaved, changedAt }
    store({ values, files: {}, isTouched })
  }, [store, letter, comments, manuscript, version, isSaved, changedAt, isTouched])
  const isUnsaved = !order || isStuck(order.saving)
  return {
    state,
    dispatch,
    isRestored,
    isUnkept: isRefused && isTouched && isUnsaved,
    order,
    changedAt,
  }
}
