import { queryOptions } from '@tanstack/react-query'
import type { Answers } from '../answer-types.ts'
import { client, unwrap } from '../client.ts'
import { orderFormsKey } from '../query-keys.ts'

export type AreaOfStudy = Answers['AreaOfStudy']
export type BinService = Answers['BinService']
export type DocumentDetails = Answers['DocumentDetails']
export type ServiceDetails = Answers['ServiceDetails']
export type ServiceQuestion = Answers['ServiceQuestion']

/** Milliseconds between two polls of the document details. */
const documentPoll = 1_000

/** Reading that takes longer is given up. */
const documentPolls = 5

/** Milliseconds of freshness of what changes only with a release of the server. */
const referenceFreshness = 3_600_000

export function hasReadingEnded(state: {
  data: DocumentDetails | undefined
  dataUpdateCount: number
  errorUpdateCount: number
}): boolean {
  const polls = state.dataUpdateCount + state.errorUpdateCount
  return state.data?.documentDetailsReceived === true || polls >= documentPolls
}

export const documentDetailsQuery = (identity: string, files: readonly string[]) =>
  queryOptions({
    queryKey: [...orderFormsKey, 'document-details', identity, ...files],
    queryFn: ({ signal }) =>
      unwrap(
        client.GET('/api/order-form/{identity}/document-details', {
          params: { path: { identity } },
          signal,
        }),
      ),
    refetchInterval: ({ state }) => (hasReadingEnded(state) ? false : documentPoll),
    staleTime: Number.POSITIVE_INFINITY,
    meta: { quiet: true },
  })

export const areasOfStudyQuery = () =>
  queryOptions({
    queryKey: [...orderFormsKey, 'areas-of-study'],
    queryFn: async ({ signal }) =>
      (await unwrap(client.GET('/api/areas-of-study', { signal }))).areasOfStudy,
    staleTime: referenceFreshness,
  })

export const serviceDetailsQuery = (serviceIdentities: readonly string[]) =>
  queryOptions({
    queryKey: [...orderFormsKey, 'service-details', ...serviceIdentities],
    queryFn: ({ signal }) =>
      unwrap(
        client.GET('/api/service-details', {
          params: { query: { serviceIdentities: [...serviceIdentities] } },
          signal,
        }),
      ),
    enabled: serviceIdentities.length > 0,
    staleTime: referenceFreshness,
  })

export const duplicateOrderQuery = (title: string) =>
  queryOptions({
    queryKey: [...orderFormsKey, 'duplicate', title],
    queryFn: async ({ signal }) =>
      (await unwrap(client.GET('/api/order/duplicate', { params: { query: { title } }, signal })))
        .order,
    meta: { quiet: true },
  })

export const binPriceQuery = (orderId: string, newWordCount: number) =>
  queryOptions({
    queryKey: [...orderFormsKey, 'bin-price', orderId, newWordCount],
    queryFn: async ({ signal }) =>
      (
        await unwrap(
          client.GET('/api/order-form/{orderId}/get-bin-price', {
            params: { path: { orderId }, query: { newWordCount } },
            signal,
          }),
        )
      ).newService,
    meta: { quiet: true },
  })
