import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { DigitalEdit } from '../../../api/digital-editing.ts'
import { isProcessing } from '../../../api/digital-files.ts'
import { DeleteButton } from '../../../domain/digital-files/delete-button.tsx'
import { DownloadButton } from '../../../domain/digital-files/download-button.tsx'
import { FileStatus } from '../../../domain/digital-files/file-status.tsx'
import { FinishedFilesStatus } from '../../../domain/digital-files/finished-files-status.tsx'
import { AppButtonLink } from '../../../ui/page/buttons/app-button-link.tsx'
import { BackLink } from '../../../ui/page/buttons/back-link.tsx'
import { PageGrid } from '../../../ui/page/layout/page-grid.tsx'
import { MetaLine } from '../../../ui/page/meta-line.tsx'
import { ShownDate } from '../../../ui/page/shown-date.tsx'
import { editingProduct } from '../editing-product.ts'
import styles from './edit.module.css'
import { ComingChanges, EditChanges } from './edit-changes.tsx'
import { EditPage } from './edit-page.tsx'
import { FileType } from './file-type.tsx'
import { HowItGoesOn, NextSteps } from './next-steps.tsx'

type Props = {
  identity: string
  preprintLink: string
  onDeleted: () => void
}

export function EditScreen({ identity, preprintLink, onDeleted }: Props) {
  const { t } = useLingui()
  const [isDeleted, setDeleted] = useState(false)
  const leave = () => {
    setDeleted(true)
    onDeleted()
  }
  return (
    <EditPage
      identity={identity}
      title={t`Digital edit`}
      backLink={
        <BackLink to="/$lang/researcher/digital-editing/{-$status}">
          <Trans>Back to your edits</Trans>
        </BackLink>
      }
      isDeleted={isDeleted}
    >
      {(edit) => (
        <PageGrid
          railLabel={t`What happens next`}
          rail={
            isProcessing(edit) ? (
              <HowItGoesOn />
            ) : (
              <NextSteps identity={edit.identity} preprintLink={preprintLink} />
            )
          }
        >
          <EditedFile edit={edit} onDeleted={leave} />
          {isProcessing(edit) ? <ComingChanges /> : null}
          {edit.status === 'completed' ? <EditChanges identity={edit.identity} /> : null}
        </PageGrid>
      )}
    </EditPage>
  )
}

type EditedFileProps = { edit: DigitalEdit; onDeleted: () => void }

function EditedFile({ edit, onDeleted }: EditedFileProps) {
  const { status, createdAt, file } = edit
  const [wasProcessing] = useState(isProcessing(edit))
  const isReady = wasProcessing && !isProcessing(edit)
  const day = <ShownDate at={createdAt} />
  return (
    <div className={styles.file}>
      <FinishedFilesStatus files={isReady ? [edit] : []} />
      <FileStatus product={editingProduct} file={edit} />
      <p className={styles.facts}>
        <MetaLine>
          <FileType name={file.name} />
          <Trans>Uploaded {day}</Trans>
        </MetaLine>
      </p>
      <div className={styles.actions}>
        {status === 'completed' ? <OfCompleted edit={edit} /> : null}
        {status === 'failed' ? (
          <AppButtonLink to="/$lang/researcher/digital-editing/{-$status}" variant="filled">
            <Trans>Upload another file</Trans>
          </AppButtonLink>
        ) : null}
        {editingProduct.isDeletable(edit) ? (
          <DeleteButton
            product={editingProduct}
            file={edit}
            variant="subdued"
            onDeleted={onDeleted}
          />
        ) : null}
      </div>
    </div>
  )
}

/** An archived file has none of them; the way to it stands where its changes were. */
function OfCompleted({ edit }: { edit: DigitalEdit }) {
  const { identity } = edit
  const { data: isArchived } = useQuery(editingProduct.options.archivedQuery(identity))
  if (isArchived) return null
  return (
    <>
      <AppButtonLink
        to="/$lang/researcher/digital-editing/details/$identity/changes"
        params={{ identity }}
        variant="filled"
      >
        <Trans>Accept or reject changes</Trans>
      </AppButtonLink>
      <DownloadButton product={editingProduct} file={edit} variant="quiet" />
    </>
  )
}
