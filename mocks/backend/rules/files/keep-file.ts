import type { Instant } from '../../../../src/lib/instant.ts'
import type { World } from '../../../world/galley-world.ts'
import { isAllowedUpload, type UploadPurpose } from '../../uploads/allowed-upload.ts'

/** Bytes, 100 MB. */
export const largestFile = 104_857_600

type ArrivedFile = {
  owner: string
  name: string
  type: string
  purpose: UploadPurpose
  bytes: Uint8Array
}

export function keepFile(world: World, file: ArrivedFile, now: Instant): string | null {
  const { owner, name, type, purpose, bytes } = file
  if (!isAllowedUpload(purpose, name, bytes)) return null
  const identity = `file-${world.next('files')}`
  world.files.insert({ identity, owner, name, type, size: bytes.length, createdAt: now })
  world.contents.insert({ identity, bytes })
  return identity
}
