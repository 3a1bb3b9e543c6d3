import { queryOptions } from '@tanstack/react-query'
import { endsSession } from './api-failure.ts'
import { startDataFresh } from './application.ts'
import { client, take } from './client.ts'
import type { components } from './schema.gen.ts'

export type User = components['schemas']['User']

async function loadUser(signal: AbortSignal): Promise<User | null> {
  try {
    const { user } = await take(client.GET('/api/users/current', { signal }))
    return user
  } catch (error) {
    if (endsSession(error)) return null
    throw error
  }
}

/** Who is signed in, or null; put here at start-up and sign-in. */
export const userQuery = () =>
  queryOptions({
    queryKey: ['user'],
    queryFn: ({ signal }) => loadUser(signal),
    staleTime: startDataFresh,
    gcTime: Number.POSITIVE_INFINITY,
  })
