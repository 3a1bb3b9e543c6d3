import type { World } from '../../../world/galley-world.ts'
import type { Schemas } from '../../../world/rows/contract-types.ts'
import { stateOf } from '../../../world/world-state.ts'

export function filesProblem(
  world: World,
  owner: string,
  files: readonly string[],
  use: 'manuscript' | 'other',
): Schemas['OrderFormRefusalKey'] | undefined {
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
