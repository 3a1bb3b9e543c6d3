import { mutationOptions } from '@tanstack/react-query'
import { client, unwrap } from '../client.ts'
import { changesNoQuery } from '../invalidates-nothing.ts'

const withoutTimeOut = { fetch: (request: Request) => fetch(request) }

export const sentFileMutation = () =>
  mutationOptions({
    mutationKey: ['sentFile'],
    mutationFn: async ({ identity, name }: { identity: string; name: string }) => {
      const content = await unwrap(
        client.GET('/api/file/{identity}/download', {
          ...withoutTimeOut,
          params: { path: { identity } },
          parseAs: 'arrayBuffer',
        }),
      )
      return new File([content], name)
    },
    meta: { invalidates: changesNoQuery },
  })
