import type { components } from '../../../../src/api/generated/schema.gen.ts'
import type { World } from '../../../world/galley-world.ts'
import { stateOf } from '../../../world/world-state.ts'

type RefusalKey = components['schemas']['OrderFormRefusalKey']

/**
 * Why files are not taken: one of them is gone or somebody else's, or is to be the manuscript and
 * no text; undefined where all are taken.
 */
export function filesProblem(
  world: World,
  owner: string,
  files: readonly string[],
  use: 'manuscript' | 'other',
): RefusalKey | undefined {
  const { allowedFileTypes } = stateOf(world).application.config
  for (const identity of files) {
    const file = world.files.get(identity)
    if (file?.owner !== owner) return 'order-form-file-not-found'
    const name = file.name.toLowerCase()
    if (use === 'manuscript' && !allowedFileTypes.some((ending) => name.endsWith(ending))) {
      return 'order-form-file-type-not-allowed'
    }
  }
  return undefined
}
