import type { Query, QueryClient } from '@tanstack/react-query'
import { userQuery } from '../../api/account.ts'
import { applicationQuery } from '../../api/application.ts'
import { createExternalStore } from '../../lib/browser/external-store.ts'

export const sessionEnded = createExternalStore(false)

const lastingKeys = new Set(['start', applicationQuery().queryKey[0], userQuery().queryKey[0]])

export const personalQueries = {
  predicate: ({ queryKey }: Pick<Query, 'queryKey'>) => !lastingKeys.has(String(queryKey[0])),
}

/** The page keeps its user and input until the person signs in again. */
export function notifySessionEnd(queryClient: QueryClient): void {
  if (queryClient.getQueryData(userQuery().queryKey)) sessionEnded.set(true)
}

export const dropSessionEnd = () => sessionEnded.set(false)

export function resumeSession(queryClient: QueryClient): void {
  if (!sessionEnded.get()) return
  dropSessionEnd()
  void queryClient.invalidateQueries(personalQueries)
}
