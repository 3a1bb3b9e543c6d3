import type { World } from '../../../world/galley-world.ts'
import { fromDollars } from '../../../world/money.ts'
import type { MembershipRow } from '../../../world/rows/account-rows.ts'
import type { Schemas } from '../../../world/rows/contract-types.ts'
import { type GroupOffer, groupOf } from '../../reference-data/preferred-groups.ts'

const membershipId = (owner: string, code: string) => `${owner} ${code}`

export function currentMembership(world: World, owner: string): MembershipRow | undefined {
  return world.memberships.in('currentByOwner', owner).first()
}

export function shownGroup(
  group: GroupOffer,
  discountUsed: boolean,
  currency: Schemas['Currency'],
): Schemas['PreferredGroup'] {
  const { open: _, discount, ...shown } = group
  return {
    ...shown,
    discount: discount === null ? null : fromDollars(discount, currency),
    discountUsed,
  }
}

export function preferredGroupOf(
  world: World,
  owner: string,
  currency: Schemas['Currency'],
): Schemas['PreferredGroup'] | null {
  const membership = currentMembership(world, owner)
  const group = membership && groupOf(membership.code)
  return group ? shownGroup(group, membership.discountUsed, currency) : null
}

type JoinResult = { group: GroupOffer } | { refused: 'generic-error' | 'already-member' }

export function validateJoin(typed: string, current: string | undefined): JoinResult {
  const group = groupOf(typed)
  if (!group?.open) return { refused: 'generic-error' }
  return group.code === current ? { refused: 'already-member' } : { group }
}

export function leaveGroup(world: World, owner: string): MembershipRow | undefined {
  const membership = currentMembership(world, owner)
  return membership && world.memberships.update(membership.identity, { current: false })
}

/** Moves a person into a group. A used discount stays used. */
export function enterGroup(world: World, owner: string, code: string): MembershipRow {
  leaveGroup(world, owner)
  const identity = membershipId(owner, code)
  if (world.memberships.get(identity)) return world.memberships.update(identity, { current: true })
  const row = { identity, owner, code, current: true, discountUsed: false }
  return world.memberships.insert(row)
}

export function takeGroupDiscount(world: World, owner: string): void {
  const membership = currentMembership(world, owner)
  if (membership) world.memberships.update(membership.identity, { discountUsed: true })
}
