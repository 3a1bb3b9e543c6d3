import type { World } from '../../world/galley-world.ts'
import { stateOf } from '../../world/world-state.ts'
import { siteZones } from './site-zones.ts'

/** The time zone that the world's own site counts days in (IANA name). */
export const siteZone = (world: World): string =>
  siteZones[stateOf(world).application.localization.code]
