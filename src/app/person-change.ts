import type { QueryClient } from '@tanstack/react-query'
import { type User, userQuery } from '../api/account.ts'
import { applicationQuery } from '../api/application.ts'

const lasting = new Set(['start', applicationQuery().queryKey[0], userQuery().queryKey[0]])

/** Makes another person (or nobody) the one who is signed in; all that was loaded for the last goes. */
export function changePerson(queryClient: QueryClient, user: User | null): void {
  queryClient.removeQueries({ predicate: ({ queryKey }) => !lasting.has(String(queryKey[0])) })
  queryClient.setQueryData(userQuery().queryKey, user)
}
