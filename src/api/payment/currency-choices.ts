import { queryOptions } from '@tanstack/react-query'
import { client, unwrap } from '../client.ts'

/** Milliseconds. */
const freshness = 60 * 60_000

export const currencyChoicesQuery = () =>
  queryOptions({
    queryKey: ['currencies'],
    queryFn: async ({ signal }) =>
      (await unwrap(client.GET('/api/payment/currencies', { signal }))).currencies,
    staleTime: freshness,
  })
