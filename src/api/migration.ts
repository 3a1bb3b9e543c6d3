import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { clock } from '../lib/clock.ts'
import { changeKnownUser, type User, userQuery } from './account.ts'
import { client, unwrap } from './client.ts'

type Status = User['wfoeMigrationStatus']

/** Milliseconds between two looks at a move that is under way. */
export const migrationPoll = 60_000

function keepStatus(queries: QueryClient, change: Partial<Status>): void {
  changeKnownUser(queries, (user) => ({
    ...user,
    wfoeMigrationStatus: { ...user.wfoeMigrationStatus, ...change },
  }))
}

/** What the server says of the move; whether the notice was put off it does not know. */
const toldStatus = ({ noticeSkipped: _, ...told }: Status): Partial<Status> => told

/** Accepts the terms of the company in China; the person is known to have done so at once. */
export const acceptMigrationTermsMutation = () =>
  mutationOptions({
    mutationKey: ['acceptMigrationTerms'],
    mutationFn: (identity: string) =>
      unwrap(
        client.PUT('/api/users/{identity}/wfoe-tos-accepted', { params: { path: { identity } } }),
      ),
    onSuccess: ({ wfoeMigrationStatus }, _identity, _result, context) =>
      keepStatus(context.client, toldStatus(wfoeMigrationStatus)),
  })

/** Chooses the move, for those who may; they are taken into the group a while later. */
export const optInToMigrationMutation = () =>
  mutationOptions({
    mutationKey: ['optInToMigration'],
    mutationFn: (identity: string) =>
      unwrap(client.PUT('/api/users/{identity}/wfoe-opt-in', { params: { path: { identity } } })),
    onSuccess: ({ wfoeMigrationStatus }, _identity, _result, context) =>
      keepStatus(context.client, toldStatus(wfoeMigrationStatus)),
  })

/** Puts the notice off in memory: the next load of the person brings it back. */
export function skipMigrationNotice(queries: QueryClient): void {
  keepStatus(queries, { noticeSkipped: true })
}

/**
 * Loads the person anew from time to time, for a page that waits for their move; its data is when
 * that was last done, epoch milliseconds.
 */
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
