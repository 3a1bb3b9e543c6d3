import type { QueryKey } from '@tanstack/react-query'

/** No query holds what the call changes. */
export const changesNoQuery: QueryKey[] = []

/** `onSuccess` or the caller has written the change into the cache. */
export const alreadyCached: QueryKey[] = []

/** The person changes, and with them every query that depends on them. */
export const personReplaced: QueryKey[] = []
