import type { World } from '../../../world/galley-world.ts'
import type { OrderFormRow } from '../../../world/rows/order-form-rows.ts'
import { stateOf } from '../../../world/world-state.ts'

/** Bundles are for texts that are edited or translated, at sites that sell them. */
export function sellsBundles(world: World, goal: OrderFormRow['goal']): boolean {
  const { config, features } = stateOf(world).application
  if (!features.service_bundles || !config.serviceBundlesAllowed) return false
  return goal === 'editing' || goal === 'translation'
}
