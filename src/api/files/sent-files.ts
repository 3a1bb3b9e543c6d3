import { mutationOptions } from '@tanstack/react-query'
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

export const sentFileMutation = () =>
  mutationOptions({
    mutationKey: ['sentFile'],
    mutationFn: async ({ identity, name }: { identity: string; name: string }) => {
      const { signal } = new AbortController()
      return new File([await receiveSentFile(identity, { signal })], name)
    },
    meta: { invalidates: changesNoQuery },
  })
