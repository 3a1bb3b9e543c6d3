import type { QueryClient } from '@tanstack/react-query'
import { createRouter, type RouterHistory, stringifySearchWith } from '@tanstack/react-router'
import { CrashPage } from './app/pages/crash-page.tsx'
import { NotFoundPage } from './app/pages/not-found-page.tsx'
import { wellEncoded } from './lib/well-encoded.ts'
import { routeTree } from './route-tree.gen.ts'

/** The router of one application; stories hand it a history of their own. */
export function createAppRouter(queryClient: QueryClient, history?: RouterHistory) {
  const router = createRouter({
    routeTree,
    context: { queryClient },
    // A story's addresses are in its own history, and below no folder.
    ...(history ? { history } : { basepath: import.meta.env.BASE_URL }),
    // What stands in a search is text, also where it looks like a number; of a name given twice the last counts.
    parseSearch: (search) => Object.fromEntries(new URLSearchParams(search)),
    stringifySearch: stringifySearchWith(String),
    rewrite: {
      input: ({ url }) => {
        url.pathname = wellEncoded(url.pathname)
        return url
      },
    },
    defaultPreload: 'intent',
    // Query decides what is fresh.
    defaultPreloadStaleTime: 0,
    defaultErrorComponent: CrashPage,
    defaultNotFoundComponent: NotFoundPage,
    scrollRestoration: true,
  })
  // The file of a screen, which its loader is in, comes beside its words and not after them.
  router.subscribe('onBeforeLoad', ({ toLocation }) => {
    const match = router.matchRoutes(toLocation).at(-1)
    const route = Object.values(router.routesById).find(({ id }) => id === match?.routeId)
    // Whoever waits for it hears that it did not come.
    if (route) router.loadRouteChunk(route)?.catch(() => {})
  })
  return router
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}
