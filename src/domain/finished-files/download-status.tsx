import { Trans, useLingui } from '@lingui/react/macro'
import { formatBytes } from '../../i18n/format-bytes.ts'
import { Announcement } from '../../ui/page/announced.tsx'
import { Button } from '../../ui/page/buttons/button.tsx'
import { ProgressLine } from '../../ui/page/progress-line.tsx'
import styles from './finished-files.module.css'
import type { ShownProgress } from './use-download.ts'

type Props = {
  progress: ShownProgress | undefined
  isCancelled: boolean
  onCancel: () => void
  /** Where preparing may take long and can be cancelled. */
  cancelsPreparation?: boolean
}

function useStatusText({
  progress,
  isCancelled,
}: Pick<Props, 'progress' | 'isCancelled'>): string | undefined {
  const { t } = useLingui()
  if (isCancelled) return t`The download was cancelled.`
  if (progress === 'preparing') return t`Preparing your download…`
  if (!progress) return undefined
  const { done, files } = progress
  return t`${done} of ${files} files downloaded`
}

/** For the eye byte by byte where sizes are known, and announced with each file. */
export function DownloadStatus(props: Props) {
  const { progress, isCancelled, onCancel, cancelsPreparation = false } = props
  const { t, i18n } = useLingui()
  const size = (bytes: number) => formatBytes(bytes, { language: i18n.locale })
  const text = useStatusText({ progress, isCancelled })
  const arriving = progress === 'preparing' ? undefined : progress
  const isNote = isCancelled || progress === 'preparing'
  const sizes =
    arriving?.allBytes === undefined ? '' : `${size(arriving.bytes)} / ${size(arriving.allBytes)}`
  const cancelButton = (
    <Button onClick={onCancel}>
      <Trans>Cancel</Trans>
    </Button>
  )
  return (
    <>
      <Announcement text={text} />
      {isNote ? <p className={styles.note}>{text}</p> : null}
      {progress === 'preparing' && cancelsPreparation ? cancelButton : null}
      {arriving ? (
        <div className={styles.progress}>
          <p className={styles.note}>
            {text}
            {sizes ? ` · ${sizes}` : null}
          </p>
          <ProgressLine
            max={arriving.allBytes ?? arriving.files}
            value={arriving.allBytes === undefined ? arriving.done : arriving.bytes}
            aria-label={t`Download`}
            aria-valuetext={sizes || undefined}
          />
          {cancelButton}
        </div>
      ) : null}
    </>
  )
}
