import type { QueryClient } from '@tanstack/react-query'
import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { CrashPage } from './app/crash-page.tsx'
import { NotFoundPage } from './app/not-found-page.tsx'
import { routeTree } from './route-tree.gen.ts'

/** The router of one application; stories hand it a history of their own. */
export function createAppRouter(queryClient: QueryClient, history?: RouterHistory) {
  return createRouter({
    routeTree,
    context: { queryClient },
    // A story's addresses are in its own history, and below no folder.
    ...(history ? { history } : { basepath: import.meta.env.BASE_URL }),
    defaultPreload: 'intent',
    // Query decides what is fresh.
    defaultPreloadStaleTime: 0,
    defaultErrorComponent: CrashPage,
    defaultNotFoundComponent: NotFoundPage,
    scrollRestoration: true,
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}
