import type { components } from '../../../src/api/schema.gen.ts'
import type { World } from '../../world/galley-world.ts'
import type { UserRow } from '../../world/rows.ts'

/** The account as the contract shows it, with what follows from the other tables of the world. */
export function accountOf(world: World, user: UserRow): components['schemas']['User'] {
  return {
    ...user.account,
    loggedIn: true,
    numberOfOrders: world.orders.in('byOwner', user.identity).size,
    status: { loaded: true },
  }
}
