import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Navigate } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { type DigitalEdit, digitalEditOptions } from '../../../api/digital-editing.ts'
import { PageHeading } from '../../../ui/page/layout/page-heading.tsx'
import { Section } from '../../../ui/page/layout/section.tsx'
import { LastUpdated } from '../../../ui/states/polling/last-updated.tsx'
import { useFailedPolls } from '../../../ui/states/polling/use-failed-polls.ts'
import { QueryState } from '../../../ui/states/query-state.tsx'
import { SkeletonLines } from '../../../ui/states/skeleton.tsx'
import { notifyUnknownEdit } from '../editing-messages.ts'

function UnknownEdit() {
  useEffect(() => notifyUnknownEdit(), [])
  return <Navigate from="/$lang" to="/$lang/researcher/digital-editing/{-$status}" replace />
}

type Props = {
  identity: string
  /** The title of the page, until the name of the file is known. */
  title: string
  backLink: ReactNode
  isDeleted?: boolean
  children: (edit: DigitalEdit) => ReactNode
}

/** Polls until the edit is done. */
export function EditPage({ identity, title, backLink, isDeleted = false, children }: Props) {
  const { t } = useLingui()
  const query = digitalEditOptions.filesQuery([identity])
  const found = useQuery(query)
  const failedPolls = useFailedPolls(query.queryKey, found.errorUpdateCount)
  const heading = (name?: string) => (
    <div>
      {backLink}
      <PageHeading
        ofFile={name !== undefined}
        title={name ?? title}
        tabTitle={title}
        lead={name === undefined ? undefined : title}
      />
    </div>
  )
  return (
    <QueryState
      query={found}
      loading={<SkeletonLines lines={6} label={t`Your edit is loading.`} />}
      failedTitle={<Trans>Your edit could not be loaded</Trans>}
      frame={(state) => (
        <>
          {heading()}
          <Section title={<Trans>Your file</Trans>}>{state}</Section>
        </>
      )}
    >
      {({ results: [edit], asOf }) => {
        if (!edit) return isDeleted ? heading() : <UnknownEdit />
        return (
          <>
            {heading(edit.file.name)}
            <LastUpdated failedPolls={failedPolls} asOf={asOf} onRetry={found.refetch} />
            {children(edit)}
          </>
        )
      }}
    </QueryState>
  )
}
