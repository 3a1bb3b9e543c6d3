import {
  keepPreviousData,
  mutationOptions,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query'
import { updateCachedUser } from './account.ts'
import type { Answers } from './answer-types.ts'
import { withFapiao, withFapiaoIn } from './cached-fapiaos.ts'
import { client, unwrap } from './client.ts'
import type { components } from './generated/schema.gen.ts'
import { invoicesQuery } from './invoices.ts'
import { invoicesKey } from './query-keys.ts'

type Schemas = components['schemas']

export type Fapiao = Answers['Fapiao']
export type FapiaoList = Answers['FapiaoList']
export type FapiaoType = Fapiao['type']
export type FapiaoService = Answers['FapiaoService']
export type FapiaoCreation = Schemas['FapiaoCreation']

const fapiaosKey = ['fapiaos'] as const

export const fapiaosQuery = () =>
  queryOptions({
    queryKey: fapiaosKey,
    queryFn: ({ signal }) => unwrap(client.GET('/api/fapiao', { signal })),
  })

/** Characters. */
export const searchedName = { min: 2, max: 100 } as const

/** Milliseconds. */
const freshness = 600_000

export function isSearchableName(name: string): boolean {
  const { length } = [...name.trim()]
  return length >= searchedName.min && length <= searchedName.max
}

/** Searched while typing, so it fails quietly and keeps the previous result. */
export const organizationsQuery = (text: string) => {
  const name = text.trim()
  return queryOptions({
    queryKey: ['fapiao-organizations', name],
    queryFn: async ({ signal }) => {
      const params = { query: { name } }
      return (await unwrap(client.GET('/api/fapiao/organizations', { params, signal })))
        .organizations
    },
    enabled: isSearchableName(name),
    placeholderData: keepPreviousData,
    staleTime: freshness,
    meta: { quiet: true },
  })
}

function cacheFapiao(queries: QueryClient, fapiao: Fapiao): void {
  updateCachedUser(queries, (user) => ({
    ...user,
    fapiaos: withFapiao(user.fapiaos, fapiao),
    prepayments: withFapiaoIn({ prepayments: user.prepayments, invoices: [] }, fapiao).prepayments,
  }))
  queries.setQueryData(invoicesQuery().queryKey, (load) => load && withFapiaoIn(load, fapiao))
  queries.setQueryData(
    fapiaosQuery().queryKey,
    (list) => list && { ...list, fapiaos: withFapiao(list.fapiaos, fapiao) },
  )
}

const invalidates = [fapiaosKey, invoicesKey]

type Creation = { body: FapiaoCreation; idempotencyKey: string }

export const createFapiaoMutation = () =>
  mutationOptions({
    mutationKey: ['createFapiao'],
    mutationFn: async ({ body, idempotencyKey }: Creation): Promise<Fapiao> => {
      const params = { header: { 'Idempotency-Key': idempotencyKey } }
      return (await unwrap(client.POST('/api/fapiao', { body, params }))).fapiao
    },
    onSuccess: (fapiao, _creation, _result, context) => cacheFapiao(context.client, fapiao),
    meta: { invalidates },
  })

export const cancelFapiaoMutation = () =>
  mutationOptions({
    mutationKey: ['cancelFapiao'],
    mutationFn: async (identity: string): Promise<Fapiao> => {
      const params = { path: { identity } }
      return (await unwrap(client.DELETE('/api/fapiao/{identity}', { params }))).fapiao
    },
    onSuccess: (fapiao, _identity, _result, context) => cacheFapiao(context.client, fapiao),
    meta: { invalidates },
  })
