import type { World } from '../../../world/galley-world.ts'
import { hashOf } from '../../../world/text-hash.ts'
import { stateOf } from '../../../world/world-state.ts'

const hex = (text: string) => hashOf(text).toString(16).padStart(8, '0')

/**
 * A code of 32 hexadecimal digits that was never given out before in this world. The same world
 * gives the same codes, so that a replay gives the same answers.
 */
export function oneTimeCode(world: World, kind: string, now: number): string {
  const { scenario, startedAt } = stateOf(world)
  const seed = `${kind} ${world.next(kind)} ${now} ${scenario} ${startedAt}`
  return [1, 2, 3, 4].map((part) => hex(`${part} ${seed}`)).join('')
}
