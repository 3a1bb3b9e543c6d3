import { Trans, useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import type { Invoice } from '../../../api/invoices.ts'
import { DownloadStatus } from '../../../domain/finished-files/download-status.tsx'
import { FailedFiles } from '../../../domain/finished-files/failed-files.tsx'
import { Button } from '../../../ui/page/buttons/button.tsx'
import { useDocumentsDownload } from './use-documents-download.ts'

/** Saves all documents of an invoice as one archive; one that fails is named and can be tried again. */
export function DocumentsDownload({ invoice }: { invoice: Invoice }) {
  const { t } = useLingui()
  const { start, cancel, isPending, progress, outcome, isCancelled } = useDocumentsDownload(invoice)
  const button = useRef<HTMLButtonElement>(null)
  const { invoiceNumber } = invoice
  return (
    <>
      <Button
        ref={button}
        variant="text"
        busy={isPending}
        aria-label={t`Download all documents of ${invoiceNumber} (ZIP)`}
        onClick={() => void start({ as: 'zip' })}
      >
        <Trans>Download all (ZIP)</Trans>
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
