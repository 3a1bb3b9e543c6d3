import type { components } from '../../../src/api/schema.gen.ts'
import type { World } from '../../world/galley-world.ts'
import type { UserRow } from '../../world/rows.ts'
import { isInProgress } from './order-form/form-access.ts'

/** The account as the contract shows it, with what follows from the other tables of the world. */
export function accountOf(world: World, user: UserRow): components['schemas']['User'] {
  return {
    ...user.account,
    loggedIn: true,
    numberOfOrders: world.orders.in('byOwner', user.identity).size,
    orderFormInProgress: hasFormInProgress(world, user.identity),
    status: { loaded: true },
  }
}

function hasFormInProgress(world: World, owner: string): boolean {
  return world.orderForms.in('byOwner', owner).filter(isInProgress).size > 0
}
