import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { User } from '../../../api/account.ts'
import type { DigitalEdit } from '../../../api/digital-editing.ts'
import { isProcessing } from '../../../api/digital-files.ts'
import { FinishedFilesStatus } from '../../../domain/digital-files/finished-files-status.tsx'
import { BackLink } from '../../../ui/page/buttons/back-link.tsx'
import { EditPage } from '../edit/edit-page.tsx'
import { EditWithoutFile } from './edit-without-file.tsx'
import { EditedDocument } from './edited-document.tsx'

type Props = { identity: string; user: User }

export function EditChangesScreen({ identity, user }: Props) {
  const { t } = useLingui()
  return (
    <EditPage
      identity={identity}
      title={t`Accept or reject changes`}
      backLink={
        <BackLink to="/$lang/researcher/digital-editing/details/$identity" params={{ identity }}>
          <Trans>Back to this edit</Trans>
        </BackLink>
      }
    >
      {(edit) => <Changes edit={edit} user={user} />}
    </EditPage>
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
