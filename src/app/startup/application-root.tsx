import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  type RegisteredRouter,
  RouterContextProvider,
  RouterProvider,
  useRouterState,
} from '@tanstack/react-router'
import { useEffect } from 'react'
import { userQuery } from '../../api/account.ts'
import { Announcer } from '../../ui/page/announcer.tsx'
import { ThemeProvider } from '../../ui/theme/theme-provider.tsx'
import { externalRedirect } from '../guards/external-redirect.ts'
import { guardedState } from '../guards/route-guards.ts'
import { restartForNewUser } from '../session/change-user.ts'
import { personalQueries } from '../session/session-end.ts'
import { Start } from './start.tsx'
import { StartingPage } from './starting-page.tsx'

type Props = {
  queryClient: QueryClient
  router: RegisteredRouter
  scheme?: 'light' | 'dark'
}

function Pages({ router }: Pick<Props, 'router'>) {
  const isEmpty = useRouterState({ router, select: ({ matches }) => matches.length === 0 })
  return (
    <>
      {isEmpty ? <StartingPage /> : null}
      <RouterProvider router={router} />
    </>
  )
}

function useRefetchOnReturn(queryClient: QueryClient): void {
  useEffect(() => {
    const refetchIfRestored = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      void queryClient.prefetchQuery({ ...userQuery(), staleTime: 0 })
      void queryClient.invalidateQueries(personalQueries)
    }
    globalThis.addEventListener('pageshow', refetchIfRestored)
    return () => globalThis.removeEventListener('pageshow', refetchIfRestored)
  }, [queryClient])
}

export function ApplicationRoot({ queryClient, router, scheme }: Props) {
  useRefetchOnReturn(queryClient)
  useEffect(() => {
    const { queryKey } = userQuery()
    let last = queryClient.getQueryData(queryKey)
    return queryClient.getQueryCache().subscribe(({ query, type }) => {
      if (type !== 'updated' || query.queryKey[0] !== queryKey[0]) return
      const previous = last
      const after = queryClient.getQueryData(queryKey)
      last = after
      if (guardedState(after) === guardedState(previous)) return
      if (previous && after && previous.identity !== after.identity) return restartForNewUser()
      externalRedirect.set(undefined)
      void router.invalidate()
    })
  }, [queryClient, router])
  return (
    <ThemeProvider {...(scheme ? { scheme } : {})}>
      <QueryClientProvider client={queryClient}>
        <RouterContextProvider router={router}>
          <Start pathname={router.latestLocation.pathname}>
            <Pages router={router} />
          </Start>
        </RouterContextProvider>
      </QueryClientProvider>
      <Announcer />
    </ThemeProvider>
  )
}
