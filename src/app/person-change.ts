import type { QueryClient } from '@tanstack/react-query'
import { type User, userQuery } from '../api/account.ts'
import { applicationQuery } from '../api/application.ts'
import { startQuery } from './start-up.ts'

const lasting = new Set(
  [startQuery(), applicationQuery(), userQuery()].map(({ queryKey }) => queryKey[0]),
)

/** Makes another person (or nobody) the one who is signed in; all that was loaded for the last goes. */
export function changePerson(queryClient: QueryClient, user: User | null): void {
  queryClient.removeQueries({ predicate: ({ queryKey }) => !lasting.has(String(queryKey[0])) })
  queryClient.setQueryData(userQuery().queryKey, user)
}
