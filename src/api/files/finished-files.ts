import { mutationOptions, queryOptions } from '@tanstack/react-query'
import type { Answers } from '../answer-types.ts'
import { client, unwrap } from '../client.ts'
import { changesNoQuery } from '../invalidates-nothing.ts'
import {
  type ReceivedFiles,
  type ReceivingFiles,
  receiveFiles,
  type WantedFile,
} from './receive-files.ts'
import { type Receiving, receiveStream } from './receive-stream.ts'

export type FinishedFile = Answers['DeliverableFile']
export type CompletedFile = Answers['CompletedFile']
type FinishedFiles = Answers['Deliverables']

export type FilesOwner = { externalId: string } | { certificate: string }

const withoutTimeOut = { fetch: (request: Request) => fetch(request) }

function getList(owner: FilesOwner, signal: AbortSignal): Promise<FinishedFiles> {
  const options = { ...withoutTimeOut, signal }
  if ('externalId' in owner) {
    const path = { externalId: owner.externalId }
    const params = { path }
    return unwrap(client.GET('/api/order/{externalId}/deliverables', { ...options, params }))
  }
  const params = { path: { code: owner.certificate } }
  return unwrap(client.GET('/api/certificate/{code}/deliverables', { ...options, params }))
}

export const finishedFilesQuery = (owner: FilesOwner) =>
  queryOptions({
    queryKey: ['finishedFiles', owner],
    queryFn: ({ signal }) => getList(owner, signal),
  })

export function receiveFinishedFile(
  owner: FilesOwner,
  key: string,
  receiving: Receiving,
): Promise<Blob> {
  const options = { ...withoutTimeOut, signal: receiving.signal, parseAs: 'stream' } as const
  if ('externalId' in owner) {
    const params = { path: { externalId: owner.externalId, key } }
    const path = '/api/order/{externalId}/deliverables/{key}'
    return receiveStream(client.GET(path, { ...options, params }), receiving)
  }
  const params = { path: { code: owner.certificate, key } }
  const path = '/api/certificate/{code}/deliverables/{key}'
  return receiveStream(client.GET(path, { ...options, params }), receiving)
}

export const fileNameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1)

export const finishedFileQuery = (owner: FilesOwner, { key, path }: CompletedFile) =>
  queryOptions({
    queryKey: ['finishedFiles', owner, 'file', key],
    queryFn: async ({ signal }) =>
      new File([await receiveFinishedFile(owner, key, { signal })], fileNameOf(path)),
    // A finished file never changes.
    staleTime: Number.POSITIVE_INFINITY,
  })

type FilesDownload = {
  owner: FilesOwner
  files?: readonly WantedFile[] | undefined
} & Pick<ReceivingFiles, 'signal' | 'onProgress'>

type DownloadedFiles = ReceivedFiles & Pick<FinishedFiles, 'companyName' | 'externalId'>

/** Downloads several files; one that fails is named in the result and leaves the others alone. */
export const finishedFilesMutation = () =>
  mutationOptions({
    mutationKey: ['finishedFiles'],
    mutationFn: async (
      { owner, files: wanted, ...receiving }: FilesDownload,
      { client: queryClient },
    ): Promise<DownloadedFiles> => {
      const list = await queryClient.fetchQuery(finishedFilesQuery(owner))
      const { files = [], companyName, externalId } = list
      const received = await receiveFiles(wanted ?? files, {
        ...receiving,
        receive: ({ key }, options) => receiveFinishedFile(owner, key, options),
      })
      return { ...received, companyName, externalId }
    },
    meta: { invalidates: changesNoQuery },
  })
