import { mutationOptions } from '@tanstack/react-query'
import { client } from './client.ts'
import { ApiError } from './errors/api-failure.ts'
import type { Invoice } from './invoices.ts'
import {
  type ReceivedFiles,
  type ReceivingFiles,
  receiveFiles,
  type WantedFile,
} from './receive-files.ts'
import { type Receiving, receiveStream } from './receive-stream.ts'

/** A document of an invoice. */
export type InvoicePaper =
  | { kind: 'invoice' }
  | { kind: 'receipt'; payment: Invoice['payments'][number] }
  | { kind: 'fapiao'; identity: string; number: string }
  | { kind: 'statement' }

/** Under the name by which it is saved. */
export type NamedPaper = WantedFile & { paper: InvoicePaper }

type Owner = Pick<Invoice, 'invoiceNumber' | 'localization'>

const withoutTimeOut = { fetch: (request: Request) => fetch(request) }

/** What the receipt of a payment is asked for by. */
export const receiptQuery = (
  { invoiceNumber, localization }: Owner,
  { amount }: Invoice['payments'][number],
) => ({ invoice_number: invoiceNumber, amount, localization })

function receiveBytes(owner: Owner, paper: InvoicePaper, receiving: Receiving): Promise<Blob> {
  const { invoiceNumber, localization } = owner
  const options = { ...withoutTimeOut, signal: receiving.signal, parseAs: 'stream' } as const
  switch (paper.kind) {
    case 'invoice': {
      const params = { path: { invoiceNumber }, query: { localization } }
      const call = client.GET('/api/invoice/{invoiceNumber}/pdf', { ...options, params })
      return receiveStream(call, receiving)
    }
    case 'receipt': {
      const { payment } = paper
      const params = { path: { id: payment.id }, query: receiptQuery(owner, payment) }
      return receiveStream(client.GET('/api/payment/{id}/pdf', { ...options, params }), receiving)
    }
    case 'fapiao': {
      const params = { path: { identity: paper.identity } }
      const call = client.GET('/api/fapiao/{identity}/pdf', { ...options, params })
      return receiveStream(call, receiving)
    }
    case 'statement': {
      const path = '/api/invoice/{invoiceNumber}/statement-of-delivery'
      const params = { path: { invoiceNumber } }
      return receiveStream(client.GET(path, { ...options, params }), receiving)
    }
  }
}

/** A page with an error message must not be saved as a document. */
async function receivePdf(owner: Owner, paper: InvoicePaper, receiving: Receiving): Promise<Blob> {
  const content = await receiveBytes(owner, paper, receiving)
  if ((await content.slice(0, 5).text()) === '%PDF-') return content
  throw new ApiError('unreadable', 'The document is no PDF.')
}

type PapersDownload = { invoice: Owner; papers: readonly NamedPaper[] } & Pick<
  ReceivingFiles,
  'signal' | 'onProgress'
>

/** Downloads the documents of an invoice; one that fails is named in the result and leaves the others alone. */
export const invoicePapersMutation = () =>
  mutationOptions({
    mutationKey: ['invoicePapers'],
    mutationFn: ({ invoice, papers, ...receiving }: PapersDownload): Promise<ReceivedFiles> =>
      receiveFiles(papers, {
        ...receiving,
        receive: ({ paper }, options) => receivePdf(invoice, paper, options),
      }),
    meta: { invalidates: [] },
  })
