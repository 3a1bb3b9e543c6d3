import type { MembershipRow, MigrationRow } from '../../world/account-rows.ts'
import { groupOf } from '../catalogue/preferred-groups.ts'
import type { Law } from './order-laws.ts'

export const membershipLaws: Law<MembershipRow>[] = [
  {
    law: 'belongs to somebody who has an account',
    holds: ({ owner }, world) => world.users.get(owner) !== undefined,
  },
  {
    law: 'is of a group that there is, by its own code',
    holds: ({ identity, owner, code }) =>
      groupOf(code)?.code === code && identity === `${owner} ${code}`,
  },
  {
    law: 'is the only one that its owner has now',
    holds: ({ current, owner }, world) =>
      !current || world.memberships.in('currentByOwner', owner).size === 1,
  },
]

export const migrationLaws: Law<MigrationRow>[] = [
  {
    law: 'is of somebody who has an account',
    holds: ({ owner }, world) => world.users.get(owner) !== undefined,
  },
  {
    law: 'was chosen only by somebody who may move',
    holds: ({ eligible, optedInAt }) => optedInAt === null || eligible,
  },
  {
    law: 'has terms accepted only by somebody who was asked for them',
    holds: ({ acceptedAt, mustMove, optedInAt }) =>
      acceptedAt === null || mustMove || (optedInAt !== null && acceptedAt >= optedInAt),
  },
]
