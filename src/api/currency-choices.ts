import { queryOptions } from '@tanstack/react-query'
import { client, unwrap } from './client.ts'

/** Milliseconds for which the list counts as fresh: the service hardly ever sells in a new one. */
const lasting = 60 * 60_000

/** The currencies that amounts can be shown in; visitors are offered fewer than who is signed in. */
export const currencyChoicesQuery = () =>
  queryOptions({
    queryKey: ['currencies'],
    queryFn: async ({ signal }) =>
      (await unwrap(client.GET('/api/payment/currencies', { signal }))).currencies,
    staleTime: lasting,
  })
