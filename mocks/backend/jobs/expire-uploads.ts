import type { Instant } from '../../../src/lib/instant.ts'
import type { World } from '../../world/galley-world.ts'
import { removeUpload } from '../rules/files/unfinished-uploads.ts'

export function expireUploads(world: World, now: Instant): void {
  for (const { identity } of [...world.uploads.in('byEnd', true, { before: now + 1 }).rows()]) {
    removeUpload(world, identity)
  }
}
