import type { Instant } from '../../../../src/lib/instant.ts'
import type { World } from '../../../world/galley-world.ts'
import { hashOf } from '../../../world/text-hash.ts'
import { stateOf } from '../../../world/world-state.ts'

const hex = (text: string) => hashOf(text).toString(16).padStart(8, '0')

/** A unique code of 32 hexadecimal digits; the same world yields the same codes, so that replays match. */
export function oneTimeCode(world: World, kind: string, now: Instant): string {
  const { scenario, startedAt } = stateOf(world)
  const seed = `${kind} ${world.next(kind)} ${now} ${scenario} ${startedAt}`
  return [1, 2, 3, 4].map((part) => hex(`${part} ${seed}`)).join('')
}
