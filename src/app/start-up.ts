import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { userQuery } from '../api/account.ts'
import { type ApplicationLoad, applicationQuery, loadApplication } from '../api/application.ts'
import { activate } from '../i18n/activate.ts'
import { isSiteLanguage, tagOf } from '../i18n/locales.ts'
import { rememberedLanguage } from './site-language.ts'
import { countTry, mostTries } from './start-tries.ts'
import { tellTabs } from './tell-tabs.ts'

// In all 13.5 seconds: long enough for a server that restarts, short enough to wait for.
const pauses = [250, 500, 750, 1_000, 1_500, 2_000, 2_500, 2_500, 2_500]

// Real time on purpose: a frozen or hurried clock must not change how patient the start is.
const pause = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })

/** Loads the application, up to 10 times within 15 seconds; throws the last failure. */
async function loadPatiently(signal: AbortSignal): Promise<ApplicationLoad> {
  for (let number = 1; ; number += 1) {
    countTry(number)
    try {
      return await loadApplication(signal)
    } catch (error) {
      if (signal.aborted || number === mostTries) throw error
      await pause(pauses[number - 1] ?? 0, signal)
    }
  }
}

function speak(pathname: string): Promise<void> {
  const prefix = pathname.split('/')[1]
  return activate(tagOf(isSiteLanguage(prefix) ? prefix : rememberedLanguage()))
}

/**
 * The start of the application: the language of the address, and the application with its user,
 * which are put where their own queries find them.
 */
export const startQuery = (queryClient: QueryClient, pathname: string) =>
  queryOptions({
    queryKey: ['start'],
    queryFn: async ({ signal }) => {
      const [{ application, user }] = await Promise.all([loadPatiently(signal), speak(pathname)])
      queryClient.setQueryData(applicationQuery().queryKey, application)
      queryClient.setQueryData(userQuery().queryKey, user)
      // A tab whose session had ended may wait for this one to sign in.
      if (user) tellTabs(user)
      return true
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    meta: { quiet: true },
  })
