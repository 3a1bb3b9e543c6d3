import type { QueryKey } from '@tanstack/react-query'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** The page shows the failure, so no dialog does. */
      quiet?: boolean
    }
    mutationMeta: {
      quiet?: boolean
      /** Query keys that a success invalidates; where there are none, a constant says why. */
      invalidates: QueryKey[]
    }
  }
}
