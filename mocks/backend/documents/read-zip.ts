import { Inflate } from 'fflate'
import { crc32 } from './crc32.ts'

export type ZipEntry = {
  name: string
  encrypted: boolean
  method: number
  crc: number
  packedSize: number
  size: number
  offset: number
}

export type Unzipped = { bytes: Uint8Array } | { failure: 'damaged' | 'too-large' }

const END_OF_DIRECTORY = 0x06054b50
const DIRECTORY_ENTRY = 0x02014b50
const LOCAL_ENTRY = 0x04034b50
const LONGEST_COMMENT = 0xffff
const MOST_ENTRIES = 5_000
const STEP = 0x10000

/**
 * The entries of a zip by name, from its central directory; undefined where there is none, as in a
 * file cut short. Nothing is unpacked yet. Zip64 is not read: no manuscript needs it.
 */
export function zipEntries(bytes: Uint8Array): Map<string, ZipEntry> | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = findEndOfDirectory(view)
  if (end === undefined) return undefined
  const count = view.getUint16(end + 10, true)
  if (count > MOST_ENTRIES) return undefined
  const entries = new Map<string, ZipEntry>()
  let at = view.getUint32(end + 16, true)
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== DIRECTORY_ENTRY) return undefined
    const nameLength = view.getUint16(at + 28, true)
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength))
    entries.set(name, {
      name,
      encrypted: (view.getUint16(at + 8, true) & 1) === 1,
      method: view.getUint16(at + 10, true),
      crc: view.getUint32(at + 16, true),
      packedSize: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
      offset: view.getUint32(at + 42, true),
    })
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return entries
}

/**
 * Unpacks one entry and compares its checksum. What the entry says of its own size is not believed:
 * unpacking stops as soon as more than `limit` bytes have come out.
 */
export function unzipEntry(bytes: Uint8Array, entry: ZipEntry, limit: number): Unzipped {
  if (entry.size > limit) return { failure: 'too-large' }
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const { offset } = entry
  if (offset + 30 > bytes.length || view.getUint32(offset, true) !== LOCAL_ENTRY) {
    return { failure: 'damaged' }
  }
  const start = offset + 30 + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true)
  const packed = bytes.subarray(start, start + entry.packedSize)
  if (packed.length < entry.packedSize) return { failure: 'damaged' }
  if (entry.method !== 0 && entry.method !== 8) return { failure: 'damaged' }
  const unpacked = entry.method === 0 ? { bytes: packed } : inflateUpTo(packed, limit)
  if ('bytes' in unpacked && crc32(unpacked.bytes) !== entry.crc) return { failure: 'damaged' }
  return unpacked
}

function findEndOfDirectory(view: DataView): number | undefined {
  const last = view.byteLength - 22
  for (let at = last; at >= Math.max(0, last - LONGEST_COMMENT); at -= 1) {
    if (view.getUint32(at, true) === END_OF_DIRECTORY) return at
  }
  return undefined
}

function inflateUpTo(packed: Uint8Array, limit: number): Unzipped {
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    const inflate = new Inflate((chunk) => {
      size += chunk.length
      if (size <= limit) chunks.push(chunk)
    })
    for (let at = 0; at < packed.length; at += STEP) {
      inflate.push(packed.subarray(at, at + STEP), at + STEP >= packed.length)
      if (size > limit) return { failure: 'too-large' }
    }
  } catch {
    return { failure: 'damaged' }
  }
  const bytes = new Uint8Array(size)
  let at = 0
  for (const chunk of chunks) {
    bytes.set(chunk, at)
    at += chunk.length
  }
  return { bytes }
}
