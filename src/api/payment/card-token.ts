import { queryOptions } from '@tanstack/react-query'
import { client, unwrap } from '../client.ts'

/** The card provider's client token, in base64. Needs a session. */
export const cardTokenQuery = () =>
  queryOptions({
    queryKey: ['payment', 'card-token'],
    queryFn: ({ signal }) => unwrap(client.GET('/api/payment/braintree-client-token', { signal })),
    // A new token would reload the provider's frame and lose its input.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
