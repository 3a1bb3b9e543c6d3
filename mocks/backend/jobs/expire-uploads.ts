import type { World } from '../../world/galley-world.ts'
import { removeUpload } from '../rules/files/unfinished-uploads.ts'

export function expireUploads(world: World, now: number): void {
  for (const { identity } of [...world.uploads.in('byEnd', true, { before: now + 1 }).rows()]) {
    removeUpload(world, identity)
  }
}
