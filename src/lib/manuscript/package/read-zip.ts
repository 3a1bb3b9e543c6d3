import { Inflate } from 'fflate'
import { crc32 } from './crc32.ts'

export type ZipEntry = {
  name: string
  method: number
  isEncrypted: boolean
  /** CRC-32 and size of the unpacked content. */
  checksum: number
  size: number
  packed: Uint8Array
}

/** Signatures, methods and the value that stands for a wider one (APPNOTE 4.3 to 4.5). */
const directoryEntry = 0x02014b50
const directoryEnd = 0x06054b50
const wideLocator = 0x07064b50
export const stored = 0
export const deflated = 8
const isWide = (value: number) => value === 0xffffffff
const wideField = 1
const longestComment = 0xffff
/** Packed bytes; a thousand times as many may come out. */
const pieceLength = 16_384

/** The files of a zip, not unpacked; undefined where its directory is cut short or wrong. */
export function readZip(bytes: Uint8Array): ZipEntry[] | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    return readDirectory(bytes, view)
  } catch {
    // Also where a number is read past the end.
    return undefined
  }
}

function readDirectory(bytes: Uint8Array, view: DataView): ZipEntry[] {
  const entries: ZipEntry[] = []
  const { count, start } = directoryOf(view)
  let at = start
  for (let left = count; left > 0; left -= 1) {
    if (view.getUint32(at, true) !== directoryEntry) throw new RangeError('No entry is here.')
    const flags = view.getUint16(at + 8, true)
    const nameEnd = at + 46 + view.getUint16(at + 28, true)
    const extraEnd = nameEnd + view.getUint16(at + 30, true)
    const [size = 0, packedSize = 0, offset = 0] = wideNumbers(view, nameEnd, extraEnd, [
      view.getUint32(at + 24, true),
      view.getUint32(at + 20, true),
      view.getUint32(at + 42, true),
    ])
    const name = new TextDecoder(flags & 0x800 ? 'utf-8' : 'latin1').decode(
      bytes.subarray(at + 46, nameEnd),
    )
    const content =
      offset + 30 + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true)
    if (!/[\\/]$/.test(name)) {
      entries.push({
        name,
        method: view.getUint16(at + 10, true),
        isEncrypted: (flags & 1) === 1,
        checksum: view.getUint32(at + 16, true),
        size,
        packed: bytes.subarray(content, content + packedSize),
      })
    }
    at = extraEnd + view.getUint16(at + 32, true)
  }
  return entries
}

function directoryOf(view: DataView): { count: number; start: number } {
  const last = view.byteLength - 22
  let end = last
  while (view.getUint32(end, true) !== directoryEnd) {
    end -= 1
    if (last - end > longestComment) throw new RangeError('The zip has no directory.')
  }
  if (end < 20 || view.getUint32(end - 20, true) !== wideLocator) {
    return { count: view.getUint16(end + 10, true), start: view.getUint32(end + 16, true) }
  }
  const wide = Number(view.getBigUint64(end - 12, true))
  return {
    count: Number(view.getBigUint64(wide + 32, true)),
    start: Number(view.getBigUint64(wide + 48, true)),
  }
}

/** Some writers put sizes and offsets into a field of 64 bits each, in place of those that do not fit. */
function wideNumbers(view: DataView, from: number, to: number, numbers: number[]): number[] {
  let at = from
  while (at + 4 <= to && view.getUint16(at, true) !== wideField) {
    at += 4 + view.getUint16(at + 2, true)
  }
  return numbers.map((value) => {
    if (!isWide(value)) return value
    at += 8
    return Number(view.getBigUint64(at - 4, true))
  })
}

/** The content of a file. Takes no more time and memory than `limit` allows, whatever the zip claims. */
export function unpackEntry(
  { method, size, packed, checksum }: ZipEntry,
  limit: number,
): Uint8Array | 'damaged' | 'too-large' {
  if (size > limit) return 'too-large'
  const content = method === stored ? packed : method === deflated && inflated(packed, size)
  return content && content.length === size && crc32(content) === checksum ? content : 'damaged'
}

/** Piece by piece, to stop a stream that is longer than declared. */
function inflated(packed: Uint8Array, size: number): Uint8Array | undefined {
  const content = new Uint8Array(size)
  let filled = 0
  const inflate = new Inflate((piece) => {
    content.set(piece, filled)
    filled += piece.length
  })
  try {
    for (let at = 0; at < packed.length; at += pieceLength) {
      inflate.push(packed.subarray(at, at + pieceLength), at + pieceLength >= packed.length)
    }
  } catch {
    return undefined
  }
  return filled === size ? content : undefined
}
