import type { QueryKey } from '@tanstack/react-query'

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** Keys of the queries that a success makes stale; one place invalidates them. */
      makesStale?: QueryKey[]
    }
  }
}
