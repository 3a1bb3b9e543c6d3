import { useQuery } from '@tanstack/react-query'
import type { Dispatch } from 'react'
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

export function ResponseRail({ state, dispatch, manuscript, onRead, response, hasOrder }: Props) {
  const { externalId } = response
  const order = useQuery({ ...orderQuery(externalId ?? ''), enabled: externalId !== undefined })
  return (
    <>
      {state.comments.length > 0 ? (
        <>
          <ManuscriptCard
            manuscript={manuscript}
            keptName={state.manuscript}
            order={order.data?.order ?? undefined}
            onRead={onRead}
          />
          <StartAgain letter={state.letter} hasOrder={hasOrder} dispatch={dispatch} />
        </>
      ) : (
        <HowItWorks hasOrder={hasOrder} />
      )}
      {externalId === undefined ? null : (
        <NextRoundCard externalId={externalId} response={response} />
      )}
    </>
  )
}
