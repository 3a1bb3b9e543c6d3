import {
  keepPreviousData,
  mutationOptions,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query'
import { changeKnownUser } from './account.ts'
import { client, unwrap } from './client.ts'
import type { components } from './generated/schema.gen.ts'
import { invoicesKey, invoicesQuery } from './invoices.ts'
import { withFapiao, withFapiaoIn } from './known-fapiaos.ts'

type Schemas = components['schemas']

export type Fapiao = Schemas['Fapiao']
export type FapiaoList = Schemas['FapiaoList']
export type FapiaoType = Fapiao['type']
export type FapiaoService = Schemas['FapiaoService']
export type FapiaoCreation = Schemas['FapiaoCreation']
export type FapiaoOrganization = Schemas['FapiaoOrganization']

const fapiaosKey = ['fapiaos'] as const

/** The person's fapiaos, the newest first and cancelled ones too, and what one can be made for. */
export const fapiaosQuery = () =>
  queryOptions({
    queryKey: fapiaosKey,
    queryFn: ({ signal }) => unwrap(client.GET('/api/fapiao', { signal })),
  })

/** How many characters a name must have to be searched for, and may have. */
export const searchedName = { min: 2, max: 100 } as const

/** How long found organizations are good, in milliseconds: the list of houses hardly changes. */
const longFresh = 600_000

/** Whether a text is a name that can be searched for; blanks around it do not count. */
export function canBeSearched(name: string): boolean {
  const { length } = [...name.trim()]
  return length >= searchedName.min && length <= searchedName.max
}

/**
 * Organizations whose names hold a text, at most 20; asked for while somebody types, so that it fails
 * quietly, and the last answer stands until the next is there. Asks nothing of a text that is too short.
 */
export const organizationsQuery = (text: string) => {
  const name = text.trim()
  return queryOptions({
    queryKey: ['fapiao-organizations', name],
    queryFn: async ({ signal }) => {
      const params = { query: { name } }
      return (await unwrap(client.GET('/api/fapiao/organizations', { params, signal })))
        .organizations
    },
    enabled: canBeSearched(name),
    placeholderData: keepPreviousData,
    staleTime: longFresh,
    meta: { quiet: true },
  })
}

/** Puts a fapiao as it is now wherever it is known: invoice, prepayment, the person and the list. */
function keepFapiao(queries: QueryClient, fapiao: Fapiao): void {
  changeKnownUser(queries, (user) => ({
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

/** Asks for a fapiao for a payment; the same key again asks for nothing new. Rejects with a Refusal. */
export const createFapiaoMutation = () =>
  mutationOptions({
    mutationKey: ['createFapiao'],
    mutationFn: async ({ body, idempotencyKey }: Creation): Promise<Fapiao> => {
      const params = { header: { 'Idempotency-Key': idempotencyKey } }
      return (await unwrap(client.POST('/api/fapiao', { body, params }))).fapiao
    },
    onSuccess: (fapiao, _creation, _result, context) => keepFapiao(context.client, fapiao),
    meta: { invalidates },
  })

/** Cancels an issued fapiao and answers it as it is then. Rejects with a Refusal. */
export const cancelFapiaoMutation = () =>
  mutationOptions({
    mutationKey: ['cancelFapiao'],
    mutationFn: async (identity: string): Promise<Fapiao> => {
      const params = { path: { identity } }
      return (await unwrap(client.DELETE('/api/fapiao/{identity}', { params }))).fapiao
    },
    onSuccess: (fapiao, _identity, _result, context) => keepFapiao(context.client, fapiao),
    meta: { invalidates },
  })
