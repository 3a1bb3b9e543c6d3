import { useMutation, useQuery } from '@tanstack/react-query'
import { applicationQuery } from '../../../api/application.ts'
import { invoiceDocumentsMutation } from '../../../api/invoices/invoice-documents.ts'
import type { Invoice } from '../../../api/invoices.ts'
import { useDownload } from '../../../domain/finished-files/use-download.ts'
import { documentNames } from './document-names.ts'

export function useDocumentsDownload(invoices: readonly Invoice[]) {
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
