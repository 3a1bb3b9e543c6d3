import { Trans, useLingui } from '@lingui/react/macro'
import type { DownloadProgress } from '../../api/files/receive-files.ts'
import { formatBytes } from '../../i18n/format-bytes.ts'
import { Button } from '../../ui/page/buttons/button.tsx'
import { Meter } from '../../ui/page/meter.tsx'
import { VisuallyHidden } from '../../ui/page/visually-hidden.tsx'
import styles from './finished-files.module.css'

type Props = {
  /** Undefined while nothing is downloaded. */
  progress: DownloadProgress | undefined
  isCancelled: boolean
  onCancel: () => void
}

function Announced({ progress, isCancelled }: Omit<Props, 'onCancel'>) {
  if (isCancelled) return <Trans>The download was cancelled.</Trans>
  if (!progress) return null
  const { done, files } = progress
  return (
    <Trans>
      {done} of {files} files downloaded
    </Trans>
  )
}

/** How far a download is, for the eye byte by byte where sizes are known, and announced with each file. */
export function DownloadStatus({ progress, isCancelled, onCancel }: Props) {
  const { t, i18n } = useLingui()
  const size = (bytes: number) => formatBytes(bytes, { language: i18n.locale })
  const sizes =
    progress?.allBytes === undefined ? '' : `${size(progress.bytes)} / ${size(progress.allBytes)}`
  return (
    <>
      <p role="status" className={isCancelled ? styles.note : undefined}>
        {isCancelled ? (
          <Announced progress={undefined} isCancelled />
        ) : (
          <VisuallyHidden>
            <Announced progress={progress} isCancelled={false} />
          </VisuallyHidden>
        )}
      </p>
      {progress ? (
        <div className={styles.progress}>
          <p className={styles.note} aria-hidden="true">
            <Announced progress={progress} isCancelled={false} />
            {sizes ? ` · ${sizes}` : null}
          </p>
          <Meter
            max={progress.allBytes ?? progress.files}
            value={progress.allBytes === undefined ? progress.done : progress.bytes}
            aria-label={t`Download`}
            aria-valuetext={sizes || undefined}
          />
          <Button variant="text" onClick={onCancel}>
            <Trans>Cancel</Trans>
          </Button>
        </div>
      ) : null}
    </>
  )
}
