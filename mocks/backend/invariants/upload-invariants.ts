import type { UploadPieceRow, UploadRow } from '../../world/rows/upload-rows.ts'
import { largestFile } from '../rules/files/keep-file.ts'
import { type Invariant, isOwner } from './order-invariants.ts'

export const uploadInvariants: Invariant<UploadRow>[] = [
  { invariant: 'belongs to an existing user', holds: ({ owner }, world) => isOwner(world, owner) },
  {
    invariant: 'is of a file that is not too large',
    holds: ({ size }) => size > 0 && size <= largestFile,
  },
  {
    invariant: 'has its pieces without a gap until it is finished',
    holds({ identity, received, fileIdentity }, world) {
      let end = 0
      for (const { offset, bytes } of world.uploadPieces.in('byUpload', identity).rows()) {
        if (offset !== end) return false
        end += bytes.length
      }
      return end === (fileIdentity === null ? received : 0)
    },
  },
  {
    invariant: 'became an existing file of the same size once it is finished',
    holds({ size, received, fileIdentity }, world) {
      if (fileIdentity === null) return received <= size
      return received === size && world.files.get(fileIdentity)?.size === size
    },
  },
]

export const uploadPieceInvariants: Invariant<UploadPieceRow>[] = [
  {
    invariant: 'is a piece of an upload',
    holds: ({ uploadIdentity }, world) => world.uploads.get(uploadIdentity) !== undefined,
  },
]
