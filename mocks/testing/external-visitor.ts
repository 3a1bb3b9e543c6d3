import type { SiteChoice } from '../backend/external-sites/site-definition.ts'
import { submitChoice, visitOf } from '../backend/external-sites/site-visit.ts'
import { fixedNow } from '../world/clock/fixed-now.ts'
import type { World } from '../world/galley-world.ts'
import { stateOf } from '../world/world-state.ts'

export function visitorAt({ world }: { world: World }, address: string, now = fixedNow) {
  const session = world.sessions.get(stateOf(world).browserSession ?? '')
  if (!session) throw new Error('The world has no browser.')
  const visitor = { world, address, now, session }
  return {
    visit: () => visitOf(visitor),
    choose: (choice: SiteChoice, fields?: Record<string, string>) =>
      submitChoice(visitor, { choice, fields }),
  }
}
