import type { QueryKey } from '@tanstack/react-query'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** A failure has a page of its own, so that no modal tells of it. */
      quiet?: boolean
    }
    mutationMeta: {
      /** What was asked for has happened on the page already, so that no modal tells of a failure. */
      quiet?: boolean
      /** Keys of the queries that a success makes stale; one place invalidates them. */
      invalidates?: QueryKey[]
    }
  }
}
