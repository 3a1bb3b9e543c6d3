import { mutationOptions } from '@tanstack/react-query'
import { accountQuery, updateCachedUser, userQuery } from './account.ts'
import type { Answers } from './answer-types.ts'
import { client, unwrap } from './client.ts'
import { Refusal } from './errors/api-failure.ts'

export type PreferredGroup = Answers['PreferredGroup']

type Joining = { identity: string; groupCode: string }

export const joinGroupMutation = () =>
  mutationOptions({
    mutationKey: ['joinPreferredGroup'],
    mutationFn: async ({ identity, groupCode }: Joining): Promise<PreferredGroup> => {
      const call = { params: { path: { identity } }, body: { groupCode } }
      const joined = client.POST('/api/users/{identity}/preferred-group', call)
      return (await unwrap(joined, 'preferred-group-join-generic-error')).preferredGroup
    },
    onSuccess: (preferredGroup, _joining, _result, { client: queries }) =>
      updateCachedUser(queries, (user) => ({ ...user, preferredGroup })),
    meta: { invalidates: [accountQuery().queryKey] },
  })

export const leaveGroupMutation = () =>
  mutationOptions({
    mutationKey: ['leavePreferredGroup'],
    mutationFn: async (identity: string): Promise<string> => {
      const params = { path: { identity } }
      const call = client.DELETE('/api/users/{identity}/preferred-group', { params })
      return (await unwrap(call)).groupCode
    },
    onSuccess: (_code, _identity, _result, { client: queries }) =>
      updateCachedUser(queries, (user) => ({ ...user, preferredGroup: null })),
    // The membership may have ended in another tab: reload the user before the refusal is shown.
    onError: async (error, _identity, _result, { client: queries }) => {
      if (!(error instanceof Refusal)) return
      await queries.fetchQuery({ ...userQuery(), staleTime: 0 }).catch(() => {})
    },
    meta: { invalidates: [accountQuery().queryKey] },
  })
