import type { Choice } from '../backend/external-sites/outside-visit.ts'
import { chooseOutside, visitOf } from '../backend/external-sites/visit-outside.ts'
import { fixedNow } from '../world/fixed-now.ts'
import type { World } from '../world/galley-world.ts'
import { stateOf } from '../world/world-state.ts'

/** The browser of a world at an address outside, for tests of the core. */
export function visitorAt({ world }: { world: World }, address: string, now = fixedNow) {
  const session = world.sessions.get(stateOf(world).browserSession ?? '')
  if (!session) throw new Error('The world has no browser.')
  const visitor = { world, address, now, session }
  return {
    visit: () => visitOf(visitor),
    choose: (choice: Choice, fields?: Record<string, string>) =>
      chooseOutside(visitor, { choice, fields }),
  }
}
