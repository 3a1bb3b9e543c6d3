import { Trans, useLingui } from '@lingui/react/macro'
import { fitsContract } from '../../lib/url/contract-text.ts'
import { BackLink } from '../../ui/page/buttons/back-link.tsx'
import { PageGrid } from '../../ui/page/layout/page-grid.tsx'
import { PageHeading } from '../../ui/page/layout/page-heading.tsx'
import { SkeletonLines } from '../../ui/states/skeleton.tsx'
import { useMediaQuery } from '../../ui/theme/use-media-query.ts'
import { groupComments } from './answers/comment-groups.ts'
import { ReviewComments } from './comments/review-comments.tsx'
import type { WrittenResponse } from './export/use-response-file.ts'
import { KeptNotice } from './kept-notice.tsx'
import { FoldedTools } from './rail/folded-tools.tsx'
import { responseRail } from './rail/response-rail.tsx'
import { useManuscript } from './rail/use-manuscript.ts'
import { SavedLine } from './saving/saved-line.tsx'
import { SavingNotice } from './saving/saving-notice.tsx'
import { useResponse } from './saving/use-response.ts'
import { LetterForm } from './start/letter-form.tsx'

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
  const {
    state,
    dispatch,
    isRestored,
    isUnkept,
    order: saved,
    changedAt,
  } = useResponse({ name, owner }, externalId)
  const { manuscript, read } = useManuscript((file) =>
    dispatch({ do: 'name-manuscript', name: file }),
  )
  const isSplit = state.comments.length > 0
  const isWithOrder = saved !== undefined && saved.saving.kind !== 'off'
  const isRead = manuscript.kind === 'read'
  const response: WrittenResponse = {
    groups: groupComments(state.comments),
    changes: isRead ? manuscript.changes : [],
    manuscript: isRead ? manuscript.name : '',
    externalId,
  }
  const isAwaited = saved?.saving.kind === 'reading' && !isSplit && state.letter === ''
  const isNarrow = useMediaQuery('(max-width: 860px)')
  const tools = { state, dispatch, manuscript, onRead: read, response, hasOrder: isWithOrder }
  return (
    <>
      <KeptNotice isRestored={isRestored && isSplit} isUnkept={isUnkept} hasOrder={isWithOrder} />
      {saved && externalId !== undefined ? (
        <>
          <SavingNotice order={saved} changedAt={changedAt} />
          <SavedLine saving={saved.saving} externalId={externalId} />
        </>
      ) : null}
      {isNarrow && isSplit ? <FoldedTools {...tools} /> : null}
      <PageGrid
        rail={responseRail({ ...tools, hasTools: !isNarrow })}
        railLabel={t`Manuscript and next steps`}
      >
        {isAwaited ? (
          <SkeletonLines lines={6} label={t`Please wait while we load your answer`} />
        ) : isSplit ? (
          <ReviewComments
            state={state}
            dispatch={dispatch}
            manuscript={manuscript}
            response={response}
          />
        ) : (
          <LetterForm letter={state.letter} hasOrder={isWithOrder} dispatch={dispatch} />
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
            Answer the reviewers’ letter comment by comment, and take your answer to the journal as
            a Word document.
          </Trans>
        }
      />
      <ResponseWork key={`${owner} ${externalId}`} externalId={externalId} owner={owner} />
    </>
  )
}
