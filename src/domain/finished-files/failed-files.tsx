import { Plural, Trans } from '@lingui/react/macro'
import { failureReason } from '../../api/errors/failure-messages.ts'
import { fileNameOf } from '../../api/files/finished-files.ts'
import type { ReceivedFiles, WantedFile } from '../../api/files/receive-files.ts'
import { Button } from '../../ui/page/buttons/button.tsx'
import { Notice } from '../../ui/page/notice.tsx'
import styles from './finished-files.module.css'

type Props<File extends WantedFile> = {
  outcome: ReceivedFiles<File> | undefined
  onRetry: (files: readonly File[]) => void
  reasonOf?: (error: unknown) => string
}

export function FailedFiles<File extends WantedFile>(props: Props<File>) {
  const { outcome, onRetry, reasonOf = failureReason } = props
  if (!outcome || outcome.failed.length === 0) return null
  const { failed, received } = outcome
  const lost = failed.map(({ file }) => file)
  const reasons = [...new Set(failed.map(({ error }) => reasonOf(error)))]
  return (
    <div className={styles.failure}>
      <Notice
        tone="red"
        title={
          <Plural
            value={failed.length}
            one="# file could not be downloaded"
            other="# files could not be downloaded"
          />
        }
        action={
          <Button onClick={() => onRetry(lost)}>
            <Trans>Try again</Trans>
          </Button>
        }
        stacked
      >
        <ul className={styles.failed}>
          {lost.map(({ key, path }) => (
            <li key={key}>
              <bdi>{fileNameOf(path)}</bdi>
            </li>
          ))}
        </ul>
        {received.length > 0 ? (
          <p>
            <Trans>The other files have been saved.</Trans>
          </p>
        ) : null}
        {reasons.map((reason) => (
          <p key={reason}>{reason}</p>
        ))}
      </Notice>
    </div>
  )
}
