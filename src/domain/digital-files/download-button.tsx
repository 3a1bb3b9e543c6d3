import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import type { DigitalFile } from '../../api/digital-files.ts'
import { Announcement } from '../../ui/page/announced.tsx'
import { ExternalLink } from '../../ui/page/buttons/app-link.tsx'
import { Button } from '../../ui/page/buttons/button.tsx'
import type { DigitalFileSettings } from './digital-product.ts'
import { useFileDownload } from './use-file-download.ts'

type Props<File extends DigitalFile> = {
  product: DigitalFileSettings<File>
  file: File
  variant?: 'filled' | 'quiet' | 'text'
}

export function DownloadButton<File extends DigitalFile>({ product, file, variant }: Props<File>) {
  const { t } = useLingui()
  const { start, cancel, isDownloading, isArchived } = useFileDownload(product, file)
  const button = useRef<HTMLButtonElement>(null)
  const link = useRef<HTMLAnchorElement>(null)
  const isPressed = useRef(false)
  useEffect(() => {
    // It replaces the pressed button.
    if (isArchived && isPressed.current) link.current?.focus()
  }, [isArchived])
  const { name } = file.file
  if (isArchived) {
    return (
      <ExternalLink ref={link} href="/support">
        <Trans>Ask us for this file</Trans>
      </ExternalLink>
    )
  }
  const press = () => {
    isPressed.current = true
    void start()
  }
  return (
    <>
      <Button
        ref={button}
        variant={variant}
        busy={isDownloading}
        aria-label={t`Download ${name}`}
        onClick={press}
      >
        {isDownloading ? <Trans>Downloading</Trans> : <Trans context="verb">Download</Trans>}
      </Button>
      {isDownloading ? (
        <Button
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
      <Announcement text={isDownloading ? t`${name} is being downloaded` : undefined} />
    </>
  )
}
