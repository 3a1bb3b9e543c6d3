import type { QueryClient } from '@tanstack/react-query'
import type { FeatureArea } from '../../i18n/areas.ts'
import type { Access, Feature } from '../guards/route-guards.ts'

/** What every route is handed. */
export type RouterContext = { queryClient: QueryClient }

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Who may come here; a route that does not say so does not compile. */
    access: Access
    /** What the route belongs to, where a person or the application may lack it. */
    feature?: Feature
    /** What its screens say beyond the words of every page. */
    words?: readonly FeatureArea[]
  }
  interface HistoryState {
    /** Where "back" leads. */
    from?: string
    /** Set where the person came by signing out: sign-in waits for them to choose a way in. */
    signedOut?: true
  }
}
