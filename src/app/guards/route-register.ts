import type { QueryClient } from '@tanstack/react-query'
import type { Access, Feature } from './route-guards.ts'

export type RouterContext = { queryClient: QueryClient }

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Who may open the route; required. */
    access: Access
    /** What the site or the user may lack. */
    feature?: Feature
  }
  interface HistoryState {
    /** Target of the page's back link. */
    from?: string
    /** Set after signing out: sign-in then does not redirect to a provider automatically. */
    signedOut?: true
  }
}
