import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { client } from '../client.ts'
import { changesNoQuery } from '../invalidates-nothing.ts'
import { type Receiving, receiveStream } from './receive-stream.ts'

const withoutTimeOut = { fetch: (request: Request) => fetch(request) }

export function receiveSentFile(identity: string, receiving: Receiving): Promise<Blob> {
  const options = { ...withoutTimeOut, signal: receiving.signal, parseAs: 'stream' } as const
  const params = { path: { identity } }
  const call = client.GET('/api/file/{identity}/download', { ...options, params })
  return receiveStream(call, receiving)
}

type SentFile = { identity: string; name: string }

const namedFile = async ({ identity, name }: SentFile, signal: AbortSignal) =>
  new File([await receiveSentFile(identity, { signal })], name)

export const sentFileQuery = (file: SentFile) =>
  queryOptions({
    queryKey: ['sentFile', file.identity, file.name],
    queryFn: ({ signal }) => namedFile(file, signal),
    // A file that was sent never changes.
    staleTime: Number.POSITIVE_INFINITY,
  })

export const sentFileMutation = () =>
  mutationOptions({
    mutationKey: ['sentFile'],
    mutationFn: (file: SentFile) => namedFile(file, new AbortController().signal),
    meta: { invalidates: changesNoQuery },
  })
