import { useQuery } from '@tanstack/react-query'
import type { Dispatch, ReactNode } from 'react'
import { orderQuery } from '../../../api/orders.ts'
import type { ResponseAction, ResponseState } from '../answers/response-state.ts'
import type { WrittenResponse } from '../export/use-response-file.ts'
import { StartAgain } from '../start/start-again.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { ManuscriptCard } from './manuscript-card.tsx'
import { NextRoundCard } from './next-round-card.tsx'
import type { ManuscriptState, useManuscript } from './use-manuscript.ts'

type Props = {
  state: ResponseState
  dispatch: Dispatch<ResponseAction>
  manuscript: ManuscriptState
  onRead: ReturnType<typeof useManuscript>['read']
  response: WrittenResponse
  hasOrder: boolean
}

/** Beside the comments, or folded above them where there is no room. */
export function ResponseTools({ state, dispatch, manuscript, onRead, response, hasOrder }: Props) {
  const { externalId } = response
  const order = useQuery({ ...orderQuery(externalId ?? ''), enabled: externalId !== undefined })
  return (
    <>
      <ManuscriptCard
        manuscript={manuscript}
        keptName={state.manuscript}
        order={order.data?.order ?? undefined}
        onRead={onRead}
      />
      <StartAgain letter={state.letter} hasOrder={hasOrder} dispatch={dispatch} />
    </>
  )
}

/** The tools, unless they are above, and what comes after the answer. */
export function responseRail(props: Props & { hasTools: boolean }): ReactNode {
  const { state, response, hasOrder, hasTools } = props
  const { externalId } = response
  const isSplit = state.comments.length > 0
  if (isSplit && !hasTools && externalId === undefined) return null
  return (
    <>
      {isSplit ? null : <HowItWorks hasOrder={hasOrder} />}
      {isSplit && hasTools ? <ResponseTools {...props} /> : null}
      {externalId === undefined ? null : (
        <NextRoundCard externalId={externalId} response={response} />
      )}
    </>
  )
}
