import type { QueryClient } from '@tanstack/react-query'
import type { Access, Feature } from './route-guards.ts'

export type RouterContext = { queryClient: QueryClient }

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    access: Access
    feature?: Feature
  }
  interface HistoryState {
    from?: string
    /** Set after signing out: sign-in then does not redirect to a provider automatically. */
    signedOut?: true
  }
}
