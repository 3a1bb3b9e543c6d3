import { MutationCache, QueryCache, QueryClient, timeoutManager } from '@tanstack/react-query'
import { userQuery } from '../../api/account.ts'
import { applicationQuery } from '../../api/application.ts'
import { endsSession, isNetworkFailure } from '../../api/errors/api-failure.ts'
import { clock } from '../../lib/clock.ts'
import { notifySessionEnd } from '../session/session-end.ts'
import { notifyNetworkFailure } from '../shell/network-failure.ts'

/** Milliseconds for which loaded application, user and lists count as fresh. */
const fresh = 60_000

/** Query's timers follow the clock in use, so that polls come due when the clock is moved. */
export function runQueriesByClock(): void {
  timeoutManager.setTimeoutProvider({
    setTimeout: (run, delay) => clock.setTimeout(run, delay),
    clearTimeout: (id) => clock.clearTimeout(id),
    setInterval: (run, period) => clock.setInterval(run, period),
    clearInterval: (id) => clock.clearInterval(id),
  })
}

/**
 * The query client of one application. Whose session has ended is asked to sign in again, in place; a
 * network failure of something that the person asked for opens the modal, and background refreshes
 * fail quietly.
 */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      // Failures are shown with a retry that the person controls.
      queries: {
        staleTime: fresh,
        retry: false,
        retryOnMount: false,
        // What failed keeps its retry, which the person presses.
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
  // The start puts them here as they are; what nobody looks at would be dropped after five minutes.
  for (const { queryKey } of [applicationQuery(), userQuery()]) {
    client.setQueryDefaults(queryKey, { gcTime: Number.POSITIVE_INFINITY })
  }
  // Staleness is reckoned from the browser's time: data ages by as much as the clock was moved.
  clock.onMove((by) => {
    for (const query of client.getQueryCache().getAll()) {
      // Not by `setState`: whoever hears of a change restarts the interval of its polls.
      query.state = { ...query.state, dataUpdatedAt: query.state.dataUpdatedAt - by }
    }
  })
  return client
}
