import { mutationOptions } from '@tanstack/react-query'
import { client, unwrap } from './client.ts'

export type FinishedFiles = {
  companyName: string
  externalId: string
  /** Keys are paths within the bundle. */
  files: Record<string, Uint8Array<ArrayBuffer>>
}

const withoutTimeOut = { fetch: (request: Request) => fetch(request) }

async function finishedFile(externalId: string, key: string) {
  const call = client.GET('/api/order/{externalId}/deliverables/{key}', {
    ...withoutTimeOut,
    params: { path: { externalId, key } },
    parseAs: 'arrayBuffer',
  })
  return new Uint8Array(await unwrap(call))
}

export const finishedFilesMutation = () =>
  mutationOptions({
    mutationKey: ['finishedFiles'],
    mutationFn: async (order: string): Promise<FinishedFiles> => {
      const { files, companyName, externalId } = await unwrap(
        client.GET('/api/order/{externalId}/deliverables', {
          ...withoutTimeOut,
          params: { path: { externalId: order } },
        }),
      )
      const fetched = files.map(
        async ({ key, path }) => [path, await finishedFile(order, key)] as const,
      )
      return { companyName, externalId, files: Object.fromEntries(await Promise.all(fetched)) }
    },
    meta: { invalidates: [] },
  })
