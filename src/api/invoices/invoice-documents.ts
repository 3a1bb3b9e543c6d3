import { mutationOptions } from '@tanstack/react-query'
import { client } from '../client.ts'
import { ApiError } from '../errors/api-failure.ts'
import {
  type ReceivedFiles,
  type ReceivingFiles,
  receiveFiles,
  type WantedFile,
} from '../files/receive-files.ts'
import { type Receiving, receiveStream } from '../files/receive-stream.ts'
import { changesNoQuery } from '../invalidates-nothing.ts'
import type { Invoice } from '../invoices.ts'
import { receiptQuery, siteQuery } from './queries/document-queries.ts'

export type InvoiceDocument =
  | { kind: 'invoice' }
  | { kind: 'receipt'; payment: Invoice['payments'][number] }
  | { kind: 'fapiao'; identity: string; number: string }
  | { kind: 'statement' }

type Owner = Pick<Invoice, 'invoiceNumber' | 'localization'>

export type NamedDocument = WantedFile & { invoice: Owner; document: InvoiceDocument }

const withoutTimeOut = { fetch: (request: Request) => fetch(request) }

function receiveBytes(
  owner: Owner,
  document: InvoiceDocument,
  receiving: Receiving,
): Promise<Blob> {
  const { invoiceNumber } = owner
  const options = { ...withoutTimeOut, signal: receiving.signal, parseAs: 'stream' } as const
  switch (document.kind) {
    case 'invoice': {
      const params = { path: { invoiceNumber }, query: siteQuery(owner) }
      const call = client.GET('/api/invoice/{invoiceNumber}/pdf', { ...options, params })
      return receiveStream(call, receiving)
    }
    case 'receipt': {
      const { payment } = document
      const params = { path: { id: payment.id }, query: receiptQuery(owner, payment) }
      return receiveStream(client.GET('/api/payment/{id}/pdf', { ...options, params }), receiving)
    }
    case 'fapiao': {
      const params = { path: { identity: document.identity } }
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
async function receivePdf(
  owner: Owner,
  document: InvoiceDocument,
  receiving: Receiving,
): Promise<Blob> {
  const content = await receiveBytes(owner, document, receiving)
  if ((await content.slice(0, 5).text()) === '%PDF-') return content
  throw new ApiError('unreadable', 'The document is no PDF.')
}

type DocumentsDownload = { documents: readonly NamedDocument[] } & Pick<
  ReceivingFiles,
  'signal' | 'onProgress'
>

export const invoiceDocumentsMutation = () =>
  mutationOptions({
    mutationKey: ['invoiceDocuments'],
    mutationFn: ({ documents, ...receiving }: DocumentsDownload): Promise<ReceivedFiles> =>
      receiveFiles(documents, {
        ...receiving,
        receive: ({ invoice, document }, options) => receivePdf(invoice, document, options),
      }),
    meta: { invalidates: changesNoQuery },
  })
