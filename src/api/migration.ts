import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { clock } from '../lib/clock.ts'
import { type User, updateCachedUser, userQuery } from './account.ts'
import { client, unwrap } from './client.ts'
import { alreadyCached } from './invalidates-nothing.ts'

type Status = User['wfoeMigrationStatus']

/** Milliseconds between two polls of a migration in progress. */
const migrationPoll = 60_000

function cacheStatus(queries: QueryClient, change: Partial<Status>): void {
  updateCachedUser(queries, (user) => ({
    ...user,
    wfoeMigrationStatus: { ...user.wfoeMigrationStatus, ...change },
  }))
}

/** The server's status; only the client knows whether the notice was skipped. */
const serverStatus = ({ noticeSkipped: _, ...status }: Status): Partial<Status> => status

export const acceptMigrationTermsMutation = () =>
  mutationOptions({
    mutationKey: ['acceptMigrationTerms'],
    mutationFn: (identity: string) =>
      unwrap(
        client.PUT('/api/users/{identity}/wfoe-tos-accepted', { params: { path: { identity } } }),
      ),
    onSuccess: ({ wfoeMigrationStatus }, _identity, _result, context) =>
      cacheStatus(context.client, serverStatus(wfoeMigrationStatus)),
    meta: { invalidates: alreadyCached },
  })

/** The server adds the person to the group some time later. */
export const optInToMigrationMutation = () =>
  mutationOptions({
    mutationKey: ['optInToMigration'],
    mutationFn: (identity: string) =>
      unwrap(client.PUT('/api/users/{identity}/wfoe-opt-in', { params: { path: { identity } } })),
    onSuccess: ({ wfoeMigrationStatus }, _identity, _result, context) =>
      cacheStatus(context.client, serverStatus(wfoeMigrationStatus)),
    meta: { invalidates: alreadyCached },
  })

/** In memory only: the next load of the user brings the notice back. */
export function skipMigrationNotice(queries: QueryClient): void {
  cacheStatus(queries, { noticeSkipped: true })
}

/** Polls the user while a page waits; the data is the last poll's epoch milliseconds. */
export const migrationLookQuery = () =>
  queryOptions({
    queryKey: ['migration-look'],
    queryFn: async ({ client: queries }) => {
      await queries.fetchQuery({ ...userQuery(), staleTime: 0 })
      return clock.now()
    },
    staleTime: 0,
    gcTime: 0,
    refetchInterval: migrationPoll,
    meta: { quiet: true },
  })
