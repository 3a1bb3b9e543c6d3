import { foldText } from '../../../store/fold-text.ts'
import { dayOf } from '../../../world/clock/world-calendar.ts'
import type { World } from '../../../world/galley-world.ts'
import type { Schemas } from '../../../world/rows/contract-types.ts'
import { siteZone } from '../site-zone.ts'

const plain = (title: string) => foldText(title.trim()).replace(/\s+/g, ' ')

export function duplicateOf(
  world: World,
  owner: string,
  title: string,
): Schemas['DuplicateOrder'] | null {
  const wanted = plain(title)
  if (wanted === '') return null
  const zone = siteZone(world)
  // The search is an index: it reads no other order.
  const longest = wanted
    .split(' ')
    .reduce((one, other) => (other.length > one.length ? other : one))
  for (const { createdAt, order } of world.orders.in('byOwner', owner).search(longest).rows()) {
    if (order.status === 'Cancelled' || plain(order.title) !== wanted) continue
    return { externalId: order.externalId, title: order.title, date: dayOf(createdAt, zone) }
  }
  return null
}
