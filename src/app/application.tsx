import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type RegisteredRouter, RouterProvider } from '@tanstack/react-router'
import { useEffect } from 'react'
import { userQuery } from '../api/account.ts'
import { Face } from '../ui/theme/face.tsx'
import { beginAfresh } from './person-change.ts'
import { Start } from './start.tsx'

type Props = {
  queryClient: QueryClient
  router: RegisteredRouter
  /** For stories and pictures only: the scheme whatever the reader chose. */
  scheme?: 'light' | 'dark'
}

/**
 * The whole application. When somebody signs in or out, guards ask again; where one person takes the
 * place of another, it begins afresh, so that nobody sees what was another's.
 */
export function Application({ queryClient, router, scheme }: Props) {
  useEffect(() => {
    const [key] = userQuery().queryKey
    let before = queryClient.getQueryData(userQuery().queryKey)?.identity
    return queryClient.getQueryCache().subscribe(({ query, type }) => {
      if (type !== 'updated' || query.queryKey[0] !== key) return
      const after = queryClient.getQueryData(userQuery().queryKey)?.identity
      if (before && after && after !== before) beginAfresh()
      else if (after !== before) void router.invalidate()
      before = after
    })
  }, [queryClient, router])
  return (
    <Face {...(scheme ? { scheme } : {})}>
      <QueryClientProvider client={queryClient}>
        <Start pathname={router.history.location.pathname}>
          <RouterProvider router={router} />
        </Start>
      </QueryClientProvider>
    </Face>
  )
}
