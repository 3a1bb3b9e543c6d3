import { Trans, useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import type { DigitalFile } from '../../api/digital-products/digital-files.ts'
import { Button } from '../../ui/page/buttons/button.tsx'
import { VisuallyHidden } from '../../ui/page/visually-hidden.tsx'
import styles from './digital-files.module.css'
import type { DigitalProduct } from './digital-product.ts'
import { useFileDownload } from './use-file-download.ts'

type Props<File extends DigitalFile> = {
  product: DigitalProduct<File>
  file: File
  variant?: 'filled' | 'quiet' | 'text'
}

/** Downloads a finished file. While it runs, it can be cancelled. */
export function DownloadButton<File extends DigitalFile>({ product, file, variant }: Props<File>) {
  const { t } = useLingui()
  const { start, cancel, isDownloading } = useFileDownload(product, file)
  const button = useRef<HTMLButtonElement>(null)
  const { name } = file.file
  return (
    <>
      <Button
        ref={button}
        variant={variant}
        busy={isDownloading}
        aria-label={t`Download ${name}`}
        onClick={() => void start()}
      >
        {isDownloading ? <Trans>Downloading</Trans> : <Trans context="verb">Download</Trans>}
      </Button>
      {isDownloading ? (
        <Button
          variant="text"
          aria-label={t`Cancel the download of ${name}`}
          onClick={() => {
            cancel()
            // The pressed button goes away.
            button.current?.focus()
          }}
        >
          <Trans>Cancel</Trans>
        </Button>
      ) : null}
      <span role="status" className={styles.announcement}>
        <VisuallyHidden>
          {isDownloading ? <Trans>{name} is being downloaded</Trans> : null}
        </VisuallyHidden>
      </span>
    </>
  )
}
