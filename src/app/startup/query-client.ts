import { MutationCache, QueryCache, QueryClient, timeoutManager } from '@tanstack/react-query'
import { userQuery } from '../../api/account.ts'
import { applicationQuery } from '../../api/application.ts'
import { endsSession, isNetworkFailure } from '../../api/errors/api-failure.ts'
import { clock } from '../../lib/clock.ts'
import { notifySessionEnd } from '../session/session-end.ts'
import { notifyNetworkFailure } from '../shell/network-failure.ts'

/** Milliseconds. */
const fresh = 60_000

export function runQueriesByClock(): void {
  timeoutManager.setTimeoutProvider({
    setTimeout: (run, delay) => clock.setTimeout(run, delay),
    clearTimeout: (id) => clock.clearTimeout(id),
    setInterval: (run, period) => clock.setInterval(run, period),
    clearInterval: (id) => clock.clearInterval(id),
  })
}

export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      // Failures offer a retry instead.
      queries: {
        staleTime: fresh,
        retry: false,
        retryOnMount: false,
        // A failed query waits for its retry button.
        refetchOnWindowFocus: ({ state }) => state.data !== undefined,
      },
      mutations: { retry: false },
    },
    queryCache: new QueryCache({
      onError(error, query) {
        if (endsSession(error)) notifySessionEnd(client)
        else if (isNetworkFailure(error) && !query.meta?.quiet && query.state.data === undefined) {
          notifyNetworkFailure()
        }
      },
    }),
    mutationCache: new MutationCache({
      onError(error, _variables, _result, mutation) {
        if (endsSession(error)) notifySessionEnd(client)
        else if (isNetworkFailure(error) && !mutation.meta?.quiet) notifyNetworkFailure()
      },
      onSuccess(_data, _variables, _result, mutation) {
        for (const queryKey of mutation.meta?.invalidates ?? []) {
          void client.invalidateQueries({ queryKey })
        }
      },
    }),
  })
  // Unobserved queries would be dropped after five minutes.
  for (const { queryKey } of [applicationQuery(), userQuery()]) {
    client.setQueryDefaults(queryKey, { gcTime: Number.POSITIVE_INFINITY })
  }
  // Query computes staleness from the machine's time, so data ages with the moved clock.
  clock.onMove((by) => {
    for (const query of client.getQueryCache().getAll()) {
      // `setState` would notify observers, which restart their polling intervals.
      query.state = { ...query.state, dataUpdatedAt: query.state.dataUpdatedAt - by }
    }
  })
  return client
}
