import type { QueryClient } from '@tanstack/react-query'
import { createRouter, type RouterHistory, stringifySearchWith } from '@tanstack/react-router'
import { CrashPage } from './app/pages/crash-page.tsx'
import { NotFoundPage } from './app/pages/not-found-page.tsx'
import { wellEncoded } from './lib/url/well-encoded.ts'
import { routeTree } from './route-tree.gen.ts'

export function createAppRouter(queryClient: QueryClient, history?: RouterHistory) {
  const router = createRouter({
    routeTree,
    context: { queryClient },
    // A story has its own history, without a base path.
    ...(history ? { history } : { basepath: import.meta.env.BASE_URL }),
    // Search values stay text, even numeric ones; of repeated names the last one counts.
    parseSearch: (search) => Object.fromEntries(new URLSearchParams(search)),
    stringifySearch: stringifySearchWith(String),
    rewrite: {
      input: ({ url }) => {
        url.pathname = wellEncoded(url.pathname)
        return url
      },
    },
    defaultPreload: 'intent',
    // Query decides what is stale.
    defaultPreloadStaleTime: 0,
    defaultErrorComponent: CrashPage,
    defaultNotFoundComponent: NotFoundPage,
    scrollRestoration: true,
  })
  router.subscribe('onBeforeLoad', ({ toLocation }) => {
    const match = router.matchRoutes(toLocation).at(-1)
    const route = Object.values(router.routesById).find(({ id }) => id === match?.routeId)
    // The route's own load reports the failure.
    if (route) router.loadRouteChunk(route)?.catch(() => {})
  })
  return router
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}
