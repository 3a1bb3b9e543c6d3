import type { World } from '../../world/galley-world.ts'
import { stateOf } from '../../world/world-state.ts'
import { siteZones } from './site-zones.ts'

export const siteZone = (world: World): string =>
  siteZones[stateOf(world).application.localization.code]
