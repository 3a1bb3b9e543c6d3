import type { Instant } from '../../../../src/lib/instant.ts'
import { crc32 } from '../../../../src/lib/manuscript/package/crc32.ts'
import { isoOf } from '../../../world/clock/world-calendar.ts'
import type { World } from '../../../world/galley-world.ts'
import type { Schemas } from '../../../world/rows/contract-types.ts'
import type { UploadRow } from '../../../world/rows/upload-rows.ts'
import { Problem } from '../../calls/problem.ts'
import { cleanFileName } from '../../uploads/clean-file-name.ts'
import { keepFile, largestFile } from './keep-file.ts'

export const pieceSize = 1024 * 1024

const day = 24 * 60 * 60 * 1000

export const uploadLife = 7 * day

export const checksumOf = (bytes: Uint8Array): string => crc32(bytes).toString(16).padStart(8, '0')

export function shownUpload(upload: UploadRow): Schemas['UnfinishedUpload'] {
  const { identity, name, size, received, expiresAt } = upload
  return { identity, name, size, received, pieceSize, expiresAt: isoOf(expiresAt) }
}

export function findUpload(world: World, identity: string, owner: string): UploadRow {
  const upload = world.uploads.get(identity)
  if (upload?.owner === owner) return upload
  throw new Problem(404, 'No such upload', `There is no upload ${identity} here.`)
}

export function beginUpload(
  world: World,
  { owner, start, now }: { owner: string; start: Schemas['UploadStart']; now: Instant },
): UploadRow {
  const { size, checksum, purpose = 'manuscript' } = start
  const name = cleanFileName(start.name)
  if (size > largestFile) {
    const detail = `${name} has ${size} bytes; at most ${largestFile} are taken.`
    throw new Problem(413, 'File too large', detail)
  }
  const begun = world.uploads.in('byOwner', owner).filter((upload) => {
    const isSame = upload.name === name && upload.size === size && upload.checksum === checksum
    return isSame && upload.purpose === purpose && upload.fileIdentity === null
  })
  return (
    begun.first() ??
    world.uploads.insert({
      identity: `upload-${world.next('uploads')}`,
      owner,
      name,
      size,
      checksum,
      purpose,
      received: 0,
      expiresAt: now + uploadLife,
      fileIdentity: null,
    })
  )
}

type Piece = { offset: number; bytes: Uint8Array; checksum: string }

const doesNotFit = ({ name, size }: UploadRow, offset: number, length: number) => {
  const detail = `${length} bytes from ${offset} on do not fit: ${name} has ${size}, a piece at most ${pieceSize}.`
  return new Problem(400, 'Piece does not fit', detail)
}

export function receivePiece(
  world: World,
  upload: UploadRow,
  { offset, bytes, checksum, now }: Piece & { now: Instant },
): Schemas['ReceivedPiece'] {
  const { identity, received } = upload
  const end = offset + bytes.length
  const { length } = bytes
  if (length === 0 || length > pieceSize) throw doesNotFit(upload, offset, length)
  if (end <= received) return { status: 'received', received }
  if (offset !== received) return { status: 'wrong-offset', received }
  if (end > upload.size) throw doesNotFit(upload, offset, length)
  if (checksumOf(bytes) !== checksum) return { status: 'wrong-checksum', received }
  const piece = `${identity}-${offset}`
  world.uploadPieces.insert({ identity: piece, uploadIdentity: identity, offset, bytes })
  world.uploads.update(identity, { received: end, expiresAt: now + uploadLife })
  return { status: 'received', received: end }
}

function removePieces(world: World, identity: string): void {
  for (const piece of [...world.uploadPieces.in('byUpload', identity).rows()]) {
    world.uploadPieces.remove(piece.identity)
  }
}

export function removeUpload(world: World, identity: string): void {
  removePieces(world, identity)
  world.uploads.remove(identity)
}

function joinPieces(world: World, { identity, size }: UploadRow): Uint8Array {
  const whole = new Uint8Array(size)
  for (const { offset, bytes } of world.uploadPieces.in('byUpload', identity).rows()) {
    whole.set(bytes, offset)
  }
  return whole
}

export function finishUpload(
  world: World,
  upload: UploadRow,
  now: Instant,
): Schemas['UploadedFile'] {
  const { identity, owner, name, size, checksum, purpose, received, fileIdentity } = upload
  if (fileIdentity !== null) return { name, status: 'success', identity: fileIdentity }
  if (received < size) return { name, status: 'processing', identity: null }
  const bytes = joinPieces(world, upload)
  const isWhole = checksumOf(bytes) === checksum
  const kept = isWhole ? keepFile(world, { owner, name, type: '', purpose, bytes }, now) : null
  if (kept === null) {
    removeUpload(world, identity)
    return { name, status: isWhole ? 'filetype-failure' : 'failure', identity: null }
  }
  removePieces(world, identity)
  world.uploads.update(identity, { fileIdentity: kept })
  return { name, status: 'success', identity: kept }
}
