import type { Query, QueryClient } from '@tanstack/react-query'
import { userQuery } from '../../api/account.ts'
import { applicationQuery } from '../../api/application.ts'

const listeners = new Set<() => void>()
let ended = false

function change(next: boolean): void {
  ended = next
  for (const listener of listeners) listener()
}

export const isSessionEnded = () => ended

/** Returns the unsubscribe function. */
export function onSessionEnd(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const lastingKeys = new Set(['start', applicationQuery().queryKey[0], userQuery().queryKey[0]])

/** Excludes the application and the user. */
export const personalQueries = {
  predicate: ({ queryKey }: Pick<Query, 'queryKey'>) => !lastingKeys.has(String(queryKey[0])),
}

/** The page keeps its user and input until the person signs in again. */
export function notifySessionEnd(queryClient: QueryClient): void {
  if (queryClient.getQueryData(userQuery().queryKey)) change(true)
}

export const dropSessionEnd = () => change(false)

export function resumeSession(queryClient: QueryClient): void {
  if (!ended) return
  change(false)
  void queryClient.invalidateQueries(personalQueries)
}
