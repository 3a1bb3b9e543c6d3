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
  reasonOf?: (error: unknown, index: number, errors: readonly unknown[]) => string
  /** Whether trying again cannot help. */
  isFinal?: (error: unknown) => boolean
}

export function FailedFiles<File extends WantedFile>(props: Props<File>) {
  const { outcome, onRetry, reasonOf = failureReason, isFinal = () => false } = props
  if (!outcome || outcome.failed.length === 0) return null
  const { failed, received } = outcome
  const toRetry = failed.filter(({ error }) => !isFinal(error)).map(({ file }) => file)
  const reasons = [...new Set(failed.map(({ error }) => error).map(reasonOf))]
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
          toRetry.length > 0 ? (
            <Button onClick={() => onRetry(toRetry)}>
              <Trans>Try again</Trans>
            </Button>
          ) : undefined
        }
        stacked
      >
        <ul className={styles.failed}>
          {failed.map(({ file: { key, path } }) => (
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
