import { Trans } from '@lingui/react/macro'
import { useRef } from 'react'
import type { User } from '../../../api/account.ts'
import type { Application } from '../../../api/application.ts'
import { DownloadStatus } from '../../../domain/finished-files/download-status.tsx'
import { FailedFiles } from '../../../domain/finished-files/failed-files.tsx'
import { Button } from '../../../ui/page/buttons/button.tsx'
import { Section } from '../../../ui/page/layout/section.tsx'
import type { StoredDraft } from '../drafts/stored-drafts.ts'
import styles from '../personal-data.module.css'
import { exportFailureReason, isArchivedFile, useDataExport } from './use-data-export.ts'

type Props = { application: Application; user: User; drafts: readonly StoredDraft[] }

export function DataExport({ application, user, drafts }: Props) {
  const { start, cancel, isPending, progress, outcome, isCancelled } = useDataExport(
    { application, user },
    drafts,
  )
  const button = useRef<HTMLButtonElement>(null)
  const focusButton = () => button.current?.focus()
  return (
    <Section card title={<Trans>Take your data with you</Trans>}>
      <p className={styles.intro}>
        <Trans>
          One zip file with all files listed here, and with your account, orders, checks and drafts
          as JSON, which other programs can read.
        </Trans>
      </p>
      <Button
        ref={button}
        variant="filled"
        busy={isPending}
        onClick={() => void start({ as: 'zip' })}
      >
        <Trans>Download everything</Trans>
      </Button>
      <DownloadStatus
        progress={progress}
        isCancelled={isCancelled}
        cancelsPreparation
        onCancel={() => {
          cancel()
          // The pressed button goes away.
          focusButton()
        }}
      />
      <FailedFiles
        outcome={outcome}
        reasonOf={exportFailureReason}
        isFinal={isArchivedFile}
        onRetry={(lost) => {
          focusButton()
          void start({ files: lost, as: 'zip' })
        }}
      />
    </Section>
  )
}
