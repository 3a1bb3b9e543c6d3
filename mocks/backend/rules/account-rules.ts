import type { components } from '../../../src/api/schema.gen.ts'
import type { World } from '../../world/galley-world.ts'
import type { UserRow } from '../../world/rows.ts'
import { preferredGroupOf } from './account/group-membership.ts'
import { migrationStatusAt } from './account/migration-status.ts'
import { isInProgress } from './order-form/form-access.ts'

/**
 * The account as the contract shows it at an instant (epoch milliseconds), with what follows from
 * the other tables of the world.
 */
export function accountOf(world: World, user: UserRow, now: number): components['schemas']['User'] {
  const { account, identity } = user
  const migration = world.migrations.get(identity)
  return {
    ...account,
    loggedIn: true,
    orderFormInProgress: hasFormInProgress(world, identity),
    numberOfOrders: world.orders.in('byOwner', identity).size,
    preferredGroup: preferredGroupOf(world, identity, account.currency),
    status: { loaded: true },
    wfoeMigrationStatus: migrationStatusAt(migration, account.unpaidInvoices, now),
  }
}

function hasFormInProgress(world: World, owner: string): boolean {
  return world.orderForms.in('byOwner', owner).filter(isInProgress).size > 0
}
