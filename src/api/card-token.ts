import { queryOptions } from '@tanstack/react-query'
import { client, unwrap } from './client.ts'

/** What the card provider is started with, in base64. For people who are signed in. */
export const cardTokenQuery = () =>
  queryOptions({
    queryKey: ['payment', 'card-token'],
    queryFn: ({ signal }) => unwrap(client.GET('/api/payment/braintree-client-token', { signal })),
    // Another token would open the provider's frame anew, and empty it.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
