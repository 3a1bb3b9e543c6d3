import { Trans, useLingui } from '@lingui/react/macro'
import { formatBytes } from '../../i18n/format-bytes.ts'
import { Button } from '../../ui/page/buttons/button.tsx'
import { Meter } from '../../ui/page/meter.tsx'
import { VisuallyHidden } from '../../ui/page/visually-hidden.tsx'
import styles from './finished-files.module.css'
import type { ShownProgress } from './use-download.ts'

type Props = {
  /** Undefined while nothing is downloaded. */
  progress: ShownProgress | undefined
  isCancelled: boolean
  onCancel: () => void
}

function Announced({ progress, isCancelled }: Omit<Props, 'onCancel'>) {
  if (isCancelled) return <Trans>The download was cancelled.</Trans>
  if (progress === 'preparing') return <Trans>Preparing your download…</Trans>
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
  const arriving = progress === 'preparing' ? undefined : progress
  const isNote = isCancelled || progress === 'preparing'
  const sizes =
    arriving?.allBytes === undefined ? '' : `${size(arriving.bytes)} / ${size(arriving.allBytes)}`
  return (
    <>
      <p role="status" className={isNote ? styles.note : undefined}>
        {isNote ? (
          <Announced progress={progress} isCancelled={isCancelled} />
        ) : (
          <VisuallyHidden>
            <Announced progress={progress} isCancelled={false} />
          </VisuallyHidden>
        )}
      </p>
      {arriving ? (
        <div className={styles.progress}>
          <p className={styles.note} aria-hidden="true">
            <Announced progress={arriving} isCancelled={false} />
            {sizes ? ` · ${sizes}` : null}
          </p>
          <Meter
            max={arriving.allBytes ?? arriving.files}
            value={arriving.allBytes === undefined ? arriving.done : arriving.bytes}
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
