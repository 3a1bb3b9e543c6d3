import { type ReactNode, useRef } from 'react'
import type { Invoice } from '../../../api/invoices.ts'
import { DownloadStatus } from '../../../domain/finished-files/download-status.tsx'
import { FailedFiles } from '../../../domain/finished-files/failed-files.tsx'
import { Button } from '../../../ui/page/buttons/button.tsx'
import { useDocumentsDownload } from './use-documents-download.ts'

type Props = {
  invoices: readonly Invoice[]
  /** Accessible name of the button, where its text does not say whose documents they are. */
  name?: string
  children: ReactNode
}

export function DocumentsDownload({ invoices, name, children }: Props) {
  const { start, cancel, isPending, progress, outcome, isCancelled } =
    useDocumentsDownload(invoices)
  const button = useRef<HTMLButtonElement>(null)
  return (
    <>
      <Button
        ref={button}
        variant="text"
        busy={isPending}
        aria-label={name}
        onClick={() => void start({ as: 'zip' })}
      >
        {children}
      </Button>
      <DownloadStatus
        progress={progress}
        isCancelled={isCancelled}
        onCancel={() => {
          cancel()
          // The pressed button goes away.
          button.current?.focus()
        }}
      />
      <FailedFiles
        outcome={outcome}
        onRetry={(lost) => {
          button.current?.focus()
          void start({ files: lost, as: lost.length === 1 ? 'file' : 'zip' })
        }}
      />
    </>
  )
}
