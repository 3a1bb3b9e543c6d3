import { useMutation, useQuery } from '@tanstack/react-query'
import { type ReactNode, useRef } from 'react'
import { applicationQuery } from '../../../api/application.ts'
import { invoiceDocumentsMutation } from '../../../api/invoices/invoice-documents.ts'
import type { Invoice } from '../../../api/invoices.ts'
import { DownloadStatus } from '../../../domain/finished-files/download-status.tsx'
import { FailedFiles } from '../../../domain/finished-files/failed-files.tsx'
import { useDownload } from '../../../domain/finished-files/use-download.ts'
import { Button } from '../../../ui/page/buttons/button.tsx'
import { documentNames } from './document-names.ts'

type Props = {
  invoices: readonly Invoice[]
  /** Accessible name of the button, where its text does not say whose documents they are. */
  name?: string
  children: ReactNode
}

function useDocumentsDownload(invoices: readonly Invoice[]) {
  const { mutateAsync } = useMutation(invoiceDocumentsMutation())
  const { data: application } = useQuery({ ...applicationQuery(), enabled: false })
  return useDownload({
    download: async ({ files, ...receiving }) => {
      const { zipName, documents } = documentNames(invoices, application?.config.companyName ?? '')
      const wanted = files && new Set(files.map(({ key }) => key))
      const received = await mutateAsync({
        documents: wanted ? documents.filter(({ key }) => wanted.has(key)) : documents,
        ...receiving,
      })
      return { ...received, zipName }
    },
  })
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
