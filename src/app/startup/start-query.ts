import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { userQuery } from '../../api/account.ts'
import { type ApplicationLoad, applicationQuery, loadApplication } from '../../api/application.ts'
import { activate } from '../../i18n/activate.ts'
import { defaultLanguage, isSiteLanguage, tagOf } from '../../i18n/locales.ts'
import { chosenLanguage, siteLanguage } from '../guards/site-language.ts'
import { publishSessionEvent } from '../session/session-channel.ts'
import { loadWithRetries, noTries, startTriesQuery } from './start-attempts.ts'

function loadWithProgress(queryClient: QueryClient, signal: AbortSignal): Promise<ApplicationLoad> {
  const { queryKey } = startTriesQuery()
  const before = queryClient.getQueryData(queryKey) ?? noTries()
  const note = (change: object) =>
    queryClient.setQueryData(queryKey, (tries = before) => ({ ...tries, ...change }))
  return loadWithRetries(loadApplication, {
    signal,
    onTry: (number) => note({ number, total: before.total + number, pause: 0 }),
    onFailure: (cause, pause) =>
      note(pause === undefined ? { cause, gaveUp: true } : { cause, pause }),
  })
}

export const startQuery = (queryClient: QueryClient, pathname: string) =>
  queryOptions({
    queryKey: ['start'],
    queryFn: async ({ signal }) => {
      const prefix = pathname.split('/')[1]
      const named = isSiteLanguage(prefix) ? prefix : chosenLanguage()
      const [{ application, user }] = await Promise.all([
        loadWithProgress(queryClient, signal),
        activate(tagOf(named ?? defaultLanguage)),
      ])
      queryClient.setQueryData(applicationQuery().queryKey, application)
      queryClient.setQueryData(userQuery().queryKey, user)
      // A tab with an ended session may wait for a sign-in.
      if (user) publishSessionEvent(user)
      if (!named) await activate(tagOf(siteLanguage(queryClient)))
      return true
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    meta: { quiet: true },
  })
