import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { startDataFresh } from './application.ts'
import { client, unwrap } from './client.ts'
import { endsSession } from './errors/api-failure.ts'
import type { components } from './generated/schema.gen.ts'

export type User = components['schemas']['User']
export type AccountData = components['schemas']['AccountData']
export type AccountDetails = components['schemas']['AccountDetails']

const userKey = ['user'] as const

type Asked = { signal: AbortSignal; client: QueryClient }

async function loadUser({ signal, client: queries }: Asked): Promise<User | null> {
  try {
    const { user } = await unwrap(client.GET('/api/users/current', { signal }))
    return user
  } catch (error) {
    // Nobody is signed in; but whoever was must not lose the page that they work on.
    if (endsSession(error) && !queries.getQueryData<User | null>(userKey)) return null
    throw error
  }
}

/** Who is signed in, or null; put here at start-up and sign-in. */
export const userQuery = () =>
  queryOptions({
    queryKey: userKey,
    queryFn: loadUser,
    staleTime: startDataFresh,
    gcTime: Number.POSITIVE_INFINITY,
  })

/** Changes what is known of the person; they count as loaded when they were before. */
export function changeKnownUser(queries: QueryClient, change: (known: User) => User): void {
  const updatedAt = queries.getQueryState(userKey)?.dataUpdatedAt
  const { queryKey } = userQuery()
  queries.setQueryData(queryKey, (known) => known && change(known), { updatedAt })
}

/** Tells the server that the banner about the spam folder has been read; the page hides it at once. */
export const hideCheckSpamMessageMutation = () =>
  mutationOptions({
    mutationKey: ['hideCheckSpamMessage'],
    mutationFn: (identity: string) =>
      unwrap(
        client.PUT('/api/users/{identity}/hide-check-spam-message', {
          params: { path: { identity } },
        }),
      ),
    meta: { quiet: true, invalidates: [] },
  })

/** The account with what its forms offer; it answers visitors too. */
export const accountQuery = () =>
  queryOptions({
    queryKey: ['account'],
    queryFn: ({ signal }) => unwrap(client.GET('/api/account', { signal })),
    staleTime: startDataFresh,
  })

type DetailsChange = { identity: string; details: AccountDetails }

/** Changes what is sent of the account, and answers the whole of it. Rejects with a Refusal. */
export const updateDetailsMutation = () =>
  mutationOptions({
    mutationKey: ['updateAccountDetails'],
    mutationFn: async ({ identity, details }: DetailsChange): Promise<User> => {
      const params = { path: { identity } }
      const call = client.PUT('/api/account/{identity}/update-details', { params, body: details })
      return (await unwrap(call, 'generic-touchup-error')).userDetails
    },
    meta: { invalidates: [userQuery().queryKey, accountQuery().queryKey] },
  })
