import type { World } from '../../../world/galley-world.ts'

/** The bytes of an uploaded file. Throws where it has none, which no world allows. */
export function contentOf(world: World, fileIdentity: string): Uint8Array {
  const content = world.contents.get(fileIdentity)
  if (!content) throw new Error(`${fileIdentity} has no content.`)
  return content.bytes
}
