import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type DigitalEdit, digitalEditOptions } from '../../../api/digital-editing.ts'
import { isProcessing } from '../../../api/digital-files.ts'
import { DeleteButton } from '../../../domain/digital-files/delete-button.tsx'
import { DownloadButton } from '../../../domain/digital-files/download-button.tsx'
import { FileStatus } from '../../../domain/digital-files/file-status.tsx'
import { FinishedFilesStatus } from '../../../domain/digital-files/finished-files-status.tsx'
import { formatDate } from '../../../i18n/format-date.ts'
import { parseInstant } from '../../../lib/calendar.ts'
import { AppButtonLink } from '../../../ui/page/app-button-link.tsx'
import { AppLink } from '../../../ui/page/app-link.tsx'
import { Icon } from '../../../ui/page/icon.tsx'
import { NameValueList } from '../../../ui/page/name-value-list.tsx'
import { PageHeading } from '../../../ui/page/page-heading.tsx'
import { Section } from '../../../ui/page/section.tsx'
import { LastUpdated } from '../../../ui/states/last-updated.tsx'
import { QueryState } from '../../../ui/states/query-state.tsx'
import { SkeletonLines } from '../../../ui/states/skeleton.tsx'
import { useFailedPolls } from '../../../ui/states/use-failed-polls.ts'
import { editingProduct } from '../editing-product.ts'
import styles from './edit.module.css'
import { FileType } from './file-type.tsx'
import { NextSteps } from './next-steps.tsx'
import { UnknownEdit } from './unknown-edit.tsx'

type Props = {
  identity: string
  preprintLink: string
  onDeleted: () => void
}

function Heading({ name }: { name?: string }) {
  const { t } = useLingui()
  const title = t`Digital edit`
  return (
    <div className={styles.heading}>
      <p className={styles.back}>
        <AppLink to="/$lang/researcher/digital-editing/{-$status}">
          <Icon name="arrow-left" size={12} />
          <Trans>Back to your edits</Trans>
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

/** Polls until the edit is done. */
export function EditScreen({ identity, preprintLink, onDeleted }: Props) {
  const { t } = useLingui()
  const query = digitalEditOptions.filesQuery([identity])
  const found = useQuery(query)
  const failedPolls = useFailedPolls(query.queryKey, found.errorUpdateCount)
  const [isDeleted, setDeleted] = useState(false)
  return (
    <QueryState
      query={found}
      loading={<SkeletonLines lines={6} label={t`Your edit is loading.`} />}
      failedTitle={<Trans>Your edit could not be loaded</Trans>}
      frame={(state) => (
        <>
          <Heading />
          <Section title={<Trans>Your file</Trans>}>{state}</Section>
        </>
      )}
    >
      {({ results: [edit], asOf }) => {
        if (!edit) return isDeleted ? <Heading /> : <UnknownEdit />
        const leave = () => {
          setDeleted(true)
          onDeleted()
        }
        return (
          <>
            <Heading name={edit.file.name} />
            <LastUpdated failedPolls={failedPolls} asOf={asOf} />
            <EditedFile edit={edit} onDeleted={leave} />
            {isProcessing(edit) ? null : (
              <NextSteps identity={edit.identity} preprintLink={preprintLink} />
            )}
          </>
        )
      }}
    </QueryState>
  )
}

function EditedFile({ edit, onDeleted }: { edit: DigitalEdit; onDeleted: () => void }) {
  const { status, createdAt, file } = edit
  const [wasProcessing] = useState(isProcessing(edit))
  const isReady = wasProcessing && !isProcessing(edit)
  return (
    <Section title={<Trans>Your file</Trans>}>
      <FinishedFilesStatus files={isReady ? [edit] : []} />
      <FileStatus product={editingProduct} file={edit} />
      <NameValueList
        facts={[
          { name: <Trans>File type</Trans>, value: <FileType name={file.name} /> },
          { name: <Trans>Upload date</Trans>, value: formatDate(parseInstant(createdAt)) },
        ]}
      />
      <div className={styles.actions}>
        {status === 'completed' ? (
          <>
            <DownloadButton product={editingProduct} file={edit} variant="filled" />
            <AppButtonLink
              to="/$lang/researcher/digital-editing/details/$identity/changes"
              params={{ identity: edit.identity }}
            >
              <Trans>Accept or reject changes</Trans>
            </AppButtonLink>
          </>
        ) : null}
        {editingProduct.isDeletable(edit) ? (
          <DeleteButton product={editingProduct} file={edit} onDeleted={onDeleted} />
        ) : null}
      </div>
    </Section>
  )
}
