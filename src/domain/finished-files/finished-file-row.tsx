import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { type FilesOwner, type FinishedFile, fileNameOf } from '../../api/files/finished-files.ts'
import { formatBytes } from '../../i18n/format-bytes.ts'
import { Button } from '../../ui/page/buttons/button.tsx'
import { Icon } from '../../ui/page/icon.tsx'
import { MetaLine } from '../../ui/page/meta-line.tsx'
import { DownloadStatus } from './download-status.tsx'
import { FailedFiles } from './failed-files.tsx'
import { fileLabel } from './finished-file-labels.ts'
import styles from './finished-files.module.css'
import { useFinishedFiles } from './use-finished-files.ts'

type Props = {
  owner: FilesOwner
  file: FinishedFile
  action?: ReactNode
}

export function FinishedFileRow({ owner, file, action }: Props) {
  const { t, i18n } = useLingui()
  const { start, cancel, isPending, progress, outcome, isCancelled } = useFinishedFiles(owner)
  const name = fileNameOf(file.path)
  const download = () => void start({ files: [file], as: 'file' })
  return (
    <li className={styles.row}>
      <Icon name="file" className={styles.icon} />
      <div className={styles.file}>
        <bdi className={styles.name}>{name}</bdi>
        <p className={styles.note}>
          <MetaLine>
            {fileLabel(file)}
            {formatBytes(file.size, { language: i18n.locale })}
          </MetaLine>
        </p>
        <DownloadStatus progress={progress} isCancelled={isCancelled} onCancel={cancel} />
        <FailedFiles outcome={outcome} onRetry={download} />
      </div>
      <div className={styles.actions}>
        {action}
        <Button variant="text" busy={isPending} aria-label={t`Download ${name}`} onClick={download}>
          <Trans context="verb">Download</Trans>
        </Button>
      </div>
    </li>
  )
}
