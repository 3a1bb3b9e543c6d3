import { mutationOptions } from '@tanstack/react-query'
import type { Answers } from './answer-types.ts'
import { client, unwrap } from './client.ts'
import { digitalFileOptions } from './digital-files.ts'
import type { components } from './generated/schema.gen.ts'
import { digitalPurchasesKey } from './query-keys.ts'

type Schemas = components['schemas']
export type DigitalEdit = Answers['DigitalEdit']
export type StyleOfEnglish = Schemas['StyleOfEnglish']
type DigitalEditCreation = Schemas['DigitalEditCreation']

const withoutTimeOut = { fetch: (request: Request) => fetch(request) }

export const digitalEditOptions = digitalFileOptions<DigitalEdit>('digitalEditing', {
  search: (query, signal) =>
    unwrap(client.GET('/api/digital-edit/search', { signal, params: { query } })),
  archive: (id) =>
    unwrap(client.POST('/api/digital-edit/{id}/archive', { params: { path: { id } } })),
  download: (id, signal) =>
    client.GET('/api/digital-edit/{id}/download', {
      ...withoutTimeOut,
      signal,
      params: { path: { id } },
      parseAs: 'blob',
    }),
})

type Creation = { body: DigitalEditCreation; idempotencyKey: string }

export const createDigitalEditMutation = () =>
  mutationOptions({
    mutationKey: ['createDigitalEdit'],
    mutationFn: ({ body, idempotencyKey }: Creation) =>
      unwrap(
        client.POST('/api/digital-edit/create', {
          body,
          params: { header: { 'Idempotency-Key': idempotencyKey } },
        }),
      ),
    meta: { invalidates: [[...digitalEditOptions.key], digitalPurchasesKey] },
  })
