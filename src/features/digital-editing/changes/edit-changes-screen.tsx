import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { User } from '../../../api/account.ts'
import { type DigitalEdit, digitalEditOptions } from '../../../api/digital-editing.ts'
import { isProcessing } from '../../../api/digital-files.ts'
import { FinishedFilesStatus } from '../../../domain/digital-files/finished-files-status.tsx'
import { AppLink } from '../../../ui/page/app-link.tsx'
import { Icon } from '../../../ui/page/icon.tsx'
import { PageHeading } from '../../../ui/page/page-heading.tsx'
import { Section } from '../../../ui/page/section.tsx'
import { LastUpdated } from '../../../ui/states/last-updated.tsx'
import { QueryState } from '../../../ui/states/query-state.tsx'
import { SkeletonLines } from '../../../ui/states/skeleton.tsx'
import { useFailedPolls } from '../../../ui/states/use-failed-polls.ts'
import styles from '../edit/edit.module.css'
import { UnknownEdit } from '../edit/unknown-edit.tsx'
import { EditWithoutFile } from './edit-without-file.tsx'
import { EditedDocument } from './edited-document.tsx'

type Props = { identity: string; user: User }

function Heading({ identity, name }: { identity: string; name?: string }) {
  const { t } = useLingui()
  const title = t`Accept or reject changes`
  return (
    <div className={styles.heading}>
      <p className={styles.back}>
        <AppLink to="/$lang/researcher/digital-editing/details/$identity" params={{ identity }}>
          <Icon name="arrow-left" size={12} />
          <Trans>Back to this edit</Trans>
        </AppLink>
      </p>
      <PageHeading
        title={name ?? title}
        tabTitle={title}
        lead={name === undefined ? undefined : title}
      />
    </div>
  )
}

/** The changes of a digital edit, each to accept or reject. Polls until the edit is done. */
export function EditChangesScreen({ identity, user }: Props) {
  const { t } = useLingui()
  const query = digitalEditOptions.filesQuery([identity])
  const found = useQuery(query)
  const failedPolls = useFailedPolls(query.queryKey, found.errorUpdateCount)
  return (
    <QueryState
      query={found}
      loading={<SkeletonLines lines={6} label={t`Your edit is loading.`} />}
      failedTitle={<Trans>Your edit could not be loaded</Trans>}
      frame={(state) => (
        <>
          <Heading identity={identity} />
          <Section title={<Trans>Your file</Trans>}>{state}</Section>
        </>
      )}
    >
      {({ results: [edit], asOf }) => {
        if (!edit) return <UnknownEdit />
        return (
          <>
            <Heading identity={identity} name={edit.file.name} />
            <LastUpdated failedPolls={failedPolls} asOf={asOf} />
            <Changes edit={edit} user={user} />
          </>
        )
      }}
    </QueryState>
  )
}

function Changes({ edit, user }: { edit: DigitalEdit; user: User }) {
  const [wasProcessing] = useState(isProcessing(edit))
  const isReady = wasProcessing && !isProcessing(edit)
  return (
    <>
      <FinishedFilesStatus files={isReady ? [edit] : []} />
      {edit.status === 'completed' ? (
        <EditedDocument edit={edit} user={user} />
      ) : (
        <EditWithoutFile edit={edit} />
      )}
    </>
  )
}
