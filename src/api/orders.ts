import {
  keepPreviousData,
  mutationOptions,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query'
import type { Answers } from './answer-types.ts'
import { client, unwrap } from './client.ts'
import type { components } from './generated/schema.gen.ts'

export type Order = Answers['Order']
export type ListedOrderStatus = components['schemas']['ListedOrderStatus']
type OrderSort = components['schemas']['OrderSort']
export type OrderWork = Answers['OrderWork']
export type OrderDetails = Answers['OrderDetails']
type OrderFiles = components['schemas']['OrderFiles']
export type OrderSearchResult = Answers['OrderSearchResult']

/** Empty texts and lists match all orders. Days are YYYY-MM-DD. */
export type OrderTerms = {
  xid: string
  orderTitle: string
  from: string
  to: string
  status: readonly ListedOrderStatus[]
  /** Empty: the newest first, of which the application shows the active ones before the others. */
  sort: OrderSort | ''
  page: number
}

export const noTerms: OrderTerms = {
  xid: '',
  orderTitle: '',
  from: '',
  to: '',
  status: [],
  sort: '',
  page: 1,
}

const orUndefined = <Text extends string>(text: Text | '') => (text === '' ? undefined : text)

export const ordersKey = ['orders'] as const

export const orderSearchQuery = (terms: OrderTerms) =>
  queryOptions({
    queryKey: [...ordersKey, 'search', terms],
    queryFn: ({ signal }) =>
      unwrap(
        client.GET('/api/order/search', {
          signal,
          params: {
            query: {
              xid: orUndefined(terms.xid),
              orderTitle: orUndefined(terms.orderTitle),
              from: orUndefined(terms.from),
              to: orUndefined(terms.to),
              status: terms.status.length > 0 ? [...terms.status] : undefined,
              sort: orUndefined(terms.sort),
              page: terms.page,
            },
          },
        }),
      ),
    placeholderData: keepPreviousData,
  })

export const orderQuery = (externalId: string) =>
  queryOptions({
    queryKey: [...ordersKey, 'order', externalId.toUpperCase()],
    queryFn: ({ signal }) =>
      unwrap(
        client.GET('/api/order/{id}/payment', { signal, params: { path: { id: externalId } } }),
      ),
  })

/** Changes what is cached of an order, if it is. */
export function patchOrder(
  queries: QueryClient,
  externalId: string,
  changes: Partial<OrderDetails>,
) {
  queries.setQueryData(
    orderQuery(externalId).queryKey,
    (answer) => answer && { order: answer.order && { ...answer.order, ...changes } },
  )
}

export const addOrderFilesMutation = () =>
  mutationOptions({
    mutationKey: ['addOrderFiles'],
    mutationFn: ({ externalId, files }: { externalId: string; files: OrderFiles }) =>
      unwrap(
        client.PUT('/api/order/{externalId}/files', {
          params: { path: { externalId } },
          body: files,
        }),
      ),
    onSuccess: (answer, { externalId }, _result, { client: queryClient }) => {
      queryClient.setQueryData(orderQuery(externalId).queryKey, answer)
    },
    meta: { invalidates: [[...ordersKey, 'search']] },
  })
