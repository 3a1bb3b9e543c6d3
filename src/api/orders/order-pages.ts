import { infiniteQueryOptions } from '@tanstack/react-query'
import { client, unwrap } from '../client.ts'
import { ordersKey } from '../orders.ts'

/** All orders of the person, page by page. */
export const orderPagesQuery = () =>
  infiniteQueryOptions({
    queryKey: [...ordersKey, 'pages'],
    queryFn: ({ signal, pageParam: page }) =>
      unwrap(client.GET('/api/order/search', { signal, params: { query: { page } } })),
    initialPageParam: 1,
    getNextPageParam: ({ pagination }) => pagination.next,
  })
