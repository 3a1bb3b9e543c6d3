import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { client, unwrap } from './client.ts'
import type { components } from './generated/schema.gen.ts'

export type Order = components['schemas']['Order']
export type OrderStatus = components['schemas']['OrderStatus']
export type OrderWork = components['schemas']['OrderWork']
export type OrderSearchResult = components['schemas']['OrderSearchResult']

/** What an order search asks for; empty texts ask for nothing. Days are YYYY-MM-DD. */
export type OrderTerms = { xid: string; orderTitle: string; from: string; to: string; page: number }

const given = (text: string) => (text === '' ? undefined : text)

export const ordersKey = ['orders'] as const

/** One page of the person's orders, the newest first; the last page stays until the next is there. */
export const orderSearchQuery = (terms: OrderTerms) =>
  queryOptions({
    queryKey: [...ordersKey, 'search', terms],
    queryFn: ({ signal }) =>
      unwrap(
        client.GET('/api/order/search', {
          signal,
          params: {
            query: {
              xid: given(terms.xid),
              orderTitle: given(terms.orderTitle),
              from: given(terms.from),
              to: given(terms.to),
              page: terms.page,
            },
          },
        }),
      ),
    placeholderData: keepPreviousData,
  })
