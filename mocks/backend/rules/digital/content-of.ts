import type { World } from '../../../world/galley-world.ts'

/** Bytes of an uploaded file; a missing content violates an invariant. */
export function contentOf(world: World, fileIdentity: string): Uint8Array {
  const content = world.contents.get(fileIdentity)
  if (!content) throw new Error(`${fileIdentity} has no content.`)
  return content.bytes
}
