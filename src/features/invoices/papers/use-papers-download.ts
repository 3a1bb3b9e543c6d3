import { useMutation, useQuery } from '@tanstack/react-query'
import { applicationQuery } from '../../../api/application.ts'
import { invoicePapersMutation } from '../../../api/invoice-papers.ts'
import type { Invoice } from '../../../api/invoices.ts'
import { useDownload } from '../../../domain/finished-files/use-download.ts'
import { paperNames } from './paper-names.ts'

/** Downloads the documents of an invoice, all of them or those that failed before. */
export function usePapersDownload(invoice: Invoice) {
  const { mutateAsync, isPending } = useMutation(invoicePapersMutation())
  const { data: application } = useQuery({ ...applicationQuery(), enabled: false })
  return useDownload({
    isPending,
    download: async ({ files, ...receiving }) => {
      const { zipName, papers } = paperNames(invoice, application?.config.companyName ?? '')
      const wanted = files && new Set(files.map(({ key }) => key))
      const received = await mutateAsync({
        invoice,
        papers: wanted ? papers.filter(({ key }) => wanted.has(key)) : papers,
        ...receiving,
      })
      return { ...received, zipName }
    },
  })
}
