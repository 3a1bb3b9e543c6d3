import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { orderQuery } from '../../api/orders.ts'
import { fitsContract } from '../../lib/url/contract-text.ts'
import { BackLink } from '../../ui/page/buttons/back-link.tsx'
import { PageGrid } from '../../ui/page/layout/page-grid.tsx'
import { PageHeading } from '../../ui/page/layout/page-heading.tsx'
import { useResponse } from './answers/use-response.ts'
import { ReviewComments } from './comments/review-comments.tsx'
import { KeptNotice } from './kept-notice.tsx'
import { HowItWorks } from './rail/how-it-works.tsx'
import { ManuscriptCard } from './rail/manuscript-card.tsx'
import { NextRoundCard } from './rail/next-round-card.tsx'
import { useManuscript } from './rail/use-manuscript.ts'
import { LetterForm } from './start/letter-form.tsx'
import { StartAgain } from './start/start-again.tsx'

function BackToOrder({ externalId }: { externalId: string }) {
  return (
    <BackLink
      to="/$lang/researcher/details/$externalId/{-$status}/{-$chatbot}"
      params={{ externalId }}
    >
      <Trans>Back to order {externalId}</Trans>
    </BackLink>
  )
}

function ResponseWork({ externalId, owner }: { externalId: string | undefined; owner: string }) {
  const { t } = useLingui()
  const name = `reviewer-response ${externalId ?? 'new'}`
  const { state, dispatch, isRestored, isUnkept } = useResponse({ name, owner })
  const { manuscript, read } = useManuscript((file) =>
    dispatch({ do: 'name-manuscript', name: file }),
  )
  const order = useQuery({ ...orderQuery(externalId ?? ''), enabled: externalId !== undefined })
  const isSplit = state.comments.length > 0
  const rail = (
    <>
      {isSplit ? (
        <>
          <ManuscriptCard
            manuscript={manuscript}
            keptName={state.manuscript}
            order={order.data?.order ?? undefined}
            onRead={read}
          />
          <StartAgain letter={state.letter} dispatch={dispatch} />
        </>
      ) : (
        <HowItWorks />
      )}
      {externalId === undefined ? null : <NextRoundCard externalId={externalId} />}
    </>
  )
  return (
    <>
      <KeptNotice isRestored={isRestored && isSplit} isUnkept={isUnkept} />
      <PageGrid rail={rail} railLabel={t`Manuscript and next steps`}>
        {isSplit ? (
          <ReviewComments
            state={state}
            dispatch={dispatch}
            manuscript={manuscript}
            externalId={externalId}
          />
        ) : (
          <LetterForm letter={state.letter} dispatch={dispatch} />
        )}
      </PageGrid>
    </>
  )
}

type Props = {
  /** As the address has it; undefined for a manuscript without an order. */
  externalId: string | undefined
  owner: string
}

export function ReviewerResponseScreen({ externalId: typed, owner }: Props) {
  const { t } = useLingui()
  const isNumber = typed !== undefined && fitsContract('OrderNumber', typed)
  // The address may be in lower case.
  const externalId = isNumber ? typed.toUpperCase() : undefined
  return (
    <>
      {externalId === undefined ? null : <BackToOrder externalId={externalId} />}
      <PageHeading
        title={t`Answer to the reviewers`}
        lead={
          <Trans>
            Answer the reviewers' letter comment by comment, and take your answer to the journal as
            a Word document.
          </Trans>
        }
      />
      <ResponseWork key={`${owner} ${externalId}`} externalId={externalId} owner={owner} />
    </>
  )
}
