import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Answers } from './answer-types.ts'
import { startDataFresh } from './application.ts'
import { client, unwrap } from './client.ts'
import { endsSession } from './errors/api-failure.ts'
import type { components } from './generated/schema.gen.ts'
import { alreadyCached } from './invalidates-nothing.ts'
import { digitalPurchasesKey, invoicesKey, orderFormKey } from './query-keys.ts'

export type User = Answers['User']
export type AccountData = Answers['AccountData']
export type AccountDetails = components['schemas']['AccountDetails']

const userKey = ['user'] as const

type UserQueryContext = { signal: AbortSignal; client: QueryClient }

async function loadUser({ signal, client: queries }: UserQueryContext): Promise<User | null> {
  try {
    const { user } = await unwrap(client.GET('/api/users/current', { signal }))
    return user
  } catch (error) {
    // An open page must survive the end of its session, so the user is not reset.
    if (endsSession(error) && !queries.getQueryData<User | null>(userKey)) return null
    throw error
  }
}

export const userQuery = () =>
  queryOptions({
    queryKey: userKey,
    queryFn: loadUser,
    staleTime: startDataFresh,
    gcTime: Number.POSITIVE_INFINITY,
  })

/** Patches the cached user without changing when it was loaded. */
export function updateCachedUser(queries: QueryClient, change: (user: User) => User): void {
  const updatedAt = queries.getQueryState(userKey)?.dataUpdatedAt
  const { queryKey } = userQuery()
  queries.setQueryData(queryKey, (user) => user && change(user), { updatedAt })
}

export const hideCheckSpamMessageMutation = () =>
  mutationOptions({
    mutationKey: ['hideCheckSpamMessage'],
    mutationFn: (identity: string) =>
      unwrap(
        client.PUT('/api/users/{identity}/hide-check-spam-message', {
          params: { path: { identity } },
        }),
      ),
    meta: { quiet: true, invalidates: alreadyCached },
  })

export const accountQuery = () =>
  queryOptions({
    queryKey: ['account'],
    queryFn: ({ signal }) => unwrap(client.GET('/api/account', { signal })),
    staleTime: startDataFresh,
  })

type DetailsChange = { identity: string; details: AccountDetails }

export const updateDetailsMutation = () =>
  mutationOptions({
    mutationKey: ['updateAccountDetails'],
    mutationFn: async ({ identity, details }: DetailsChange): Promise<User> => {
      const params = { path: { identity } }
      const call = client.PUT('/api/account/{identity}/update-details', { params, body: details })
      return (await unwrap(call, 'generic-touchup-error')).userDetails
    },
    meta: {
      invalidates: [
        userQuery().queryKey,
        accountQuery().queryKey,
        orderFormKey,
        digitalPurchasesKey,
        invoicesKey,
      ],
    },
  })
