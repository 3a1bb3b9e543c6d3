import type { MembershipRow, MigrationRow } from '../../world/rows/account-rows.ts'
import type { Schemas } from '../../world/rows/contract-types.ts'
import type { UserRow } from '../../world/rows/rows.ts'
import { groupOf } from '../reference-data/preferred-groups.ts'
import { addressLabel, mostAddresses } from '../rules/account/address-rules.ts'
import type { Invariant } from './order-invariants.ts'

const idsOf = (addresses: readonly Schemas['Address'][]) => new Set(addresses.map(({ id }) => id))

export const userInvariants: Invariant<UserRow>[] = [
  {
    invariant: 'is found by the address in small letters that the account shows',
    holds: ({ email, account }) => email === account.email && email === email.toLowerCase(),
  },
  {
    invariant: 'is the account of its row',
    holds: ({ identity, account }) => account.identity === identity,
  },
  {
    invariant: 'has a password or a provider to sign in with',
    holds: ({ password, account }) =>
      password === null ? account.linkedAccounts.length > 0 : account.hasLocalIdentity,
  },
  {
    invariant: 'shows amounts in the currency that was chosen, dollars before that',
    holds: ({ account }) => account.currency.shortName === (account.currencyIso ?? 'USD'),
  },
  {
    invariant: 'has addresses with an id each, and not too many',
    holds: ({ account: { addresses } }) =>
      idsOf(addresses).size === addresses.length && addresses.length <= mostAddresses,
  },
  {
    invariant: 'has addresses under the label that they make',
    holds: ({ account }) => account.addresses.every((it) => it.label === addressLabel(it)),
  },
]

export const membershipInvariants: Invariant<MembershipRow>[] = [
  {
    invariant: 'belongs to an existing account',
    holds: ({ owner }, world) => world.users.get(owner) !== undefined,
  },
  {
    invariant: 'is of a group that there is, by its own code',
    holds: ({ identity, owner, code }) =>
      groupOf(code)?.code === code && identity === `${owner} ${code}`,
  },
  {
    invariant: 'is the only one that its owner has now',
    holds: ({ current, owner }, world) =>
      !current || world.memberships.in('currentByOwner', owner).size === 1,
  },
]

export const migrationInvariants: Invariant<MigrationRow>[] = [
  {
    invariant: 'is of an existing account',
    holds: ({ owner }, world) => world.users.get(owner) !== undefined,
  },
  {
    invariant: 'was chosen only by an account that may move',
    holds: ({ eligible, optedInAt }) => optedInAt === null || eligible,
  },
  {
    invariant: 'has terms accepted only by an account in the migrating group',
    holds: ({ acceptedAt, mustMove, optedInAt }) =>
      acceptedAt === null || mustMove || (optedInAt !== null && acceptedAt >= optedInAt),
  },
]
