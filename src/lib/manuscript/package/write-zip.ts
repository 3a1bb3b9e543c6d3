import { deflateSync, Zip, type ZipInputFile } from 'fflate'
import { crc32 } from './crc32.ts'
import { deflated, stored, type ZipEntry } from './read-zip.ts'

/** January 2, 1980, in epoch milliseconds: the same content is the same file, and archives begin with 1980. */
const writtenAt = 315_619_200_000

export const packEntry = (name: string, content: Uint8Array): ZipEntry => ({
  name,
  method: deflated,
  isEncrypted: false,
  checksum: crc32(content),
  size: content.length,
  packed: deflateSync(content),
})

export function writeZip(entries: Iterable<ZipEntry>): Uint8Array<ArrayBuffer> {
  const pieces: Uint8Array[] = []
  const zip = new Zip((error, piece) => {
    if (error) throw error
    pieces.push(piece)
  })
  for (const { name, method, checksum, size, packed } of entries) {
    // Sizes are written after the content, where some readers do not look for those of a stored file.
    const isStored = method === stored
    const file: ZipInputFile = {
      filename: name,
      size,
      crc: checksum,
      compression: isStored ? deflated : method,
      mtime: writtenAt,
    }
    zip.add(file)
    file.ondata?.(null, isStored ? deflateSync(packed, { level: 0 }) : new Uint8Array(packed), true)
  }
  zip.end()
  return joined(pieces)
}

function joined(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(pieces.reduce((size, { length }) => size + length, 0))
  let at = 0
  for (const piece of pieces) {
    bytes.set(piece, at)
    at += piece.length
  }
  return bytes
}
