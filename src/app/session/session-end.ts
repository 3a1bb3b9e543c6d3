import type { Query, QueryClient } from '@tanstack/react-query'
import { userQuery } from '../../api/account.ts'
import { applicationQuery } from '../../api/application.ts'

const listeners = new Set<() => void>()
let ended = false

function change(next: boolean): void {
  ended = next
  for (const listener of listeners) listener()
}

/** True while the session is over and nobody has done anything about it. */
export const isSessionEnded = () => ended

/** Returns the function that ends the listening. */
export function onSessionEnd(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const lastingKeys = new Set(['start', applicationQuery().queryKey[0], userQuery().queryKey[0]])

/** What was loaded for the person who is signed in: neither the site, nor who it is. */
export const personal = {
  predicate: ({ queryKey }: Pick<Query, 'queryKey'>) => !lastingKeys.has(String(queryKey[0])),
}

/**
 * The server knows nobody any more. Whoever was signed in stays where they are, with what they typed,
 * and is asked to sign in again.
 */
export function notifySessionEnd(queryClient: QueryClient): void {
  if (queryClient.getQueryData(userQuery().queryKey)) change(true)
}

/** Puts the question away: the person has left, or closed it. */
export const dropSessionEnd = () => change(false)

/** The same person is back: the page stays as it is, and what it shows is loaded again behind it. */
export function resumeSession(queryClient: QueryClient): void {
  if (!ended) return
  change(false)
  void queryClient.invalidateQueries(personal)
}
