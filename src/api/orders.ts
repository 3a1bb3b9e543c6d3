import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { client, unwrap } from './client.ts'
import type { components } from './generated/schema.gen.ts'

export type Order = components['schemas']['Order']
export type OrderStatus = components['schemas']['OrderStatus']
export type OrderWork = components['schemas']['OrderWork']
export type OrderSearchResult = components['schemas']['OrderSearchResult']

/** Empty texts match all orders. Days are YYYY-MM-DD. */
export type OrderTerms = { xid: string; orderTitle: string; from: string; to: string; page: number }

const orUndefined = (text: string) => (text === '' ? undefined : text)

export const ordersKey = ['orders'] as const

/** Newest first; keeps the previous page while the next loads. */
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
              page: terms.page,
            },
          },
        }),
      ),
    placeholderData: keepPreviousData,
  })
