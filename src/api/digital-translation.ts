import type { Answers } from './answer-types.ts'
import { client, unwrap } from './client.ts'
import { digitalFileOptions } from './digital-files.ts'

export type DigitalTranslation = Answers['DigitalOrder']

const withoutTimeOut = { fetch: (request: Request) => fetch(request) }

export const translationOptions = digitalFileOptions<DigitalTranslation>('digitalTranslation', {
  search: (query, signal) =>
    unwrap(
      client.GET('/api/digital-order/search', {
        signal,
        params: { query: { ...query, type: 'translation' } },
      }),
    ),
  archive: (id) =>
    unwrap(client.POST('/api/digital-order/{id}/archive', { params: { path: { id } } })),
  download: (id, signal) =>
    client.GET('/api/digital-order/{id}/download', {
      ...withoutTimeOut,
      signal,
      params: { path: { id } },
      parseAs: 'blob',
    }),
})
