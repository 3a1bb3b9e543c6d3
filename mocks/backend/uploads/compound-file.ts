import { isContainer } from '../../../src/lib/manuscript/package/ole-container.ts'

const END_OF_CHAIN = 0xfffffffa
const STREAM = 2
const ROOT = 5

type DirectoryEntry = {
  name: string
  type: number
  start: number
  size: number
  /** Indexes of entries: the siblings on both sides, and the first entry inside. */
  left: number
  right: number
  child: number
}

type CompoundFile = { stream: (name: string) => Uint8Array | undefined }

/** Opens an OLE compound file (MS-CFB), the container of .doc. Undefined if it is damaged or something else. */
export function openCompoundFile(bytes: Uint8Array): CompoundFile | undefined {
  if (bytes.length < 512 || !isContainer(bytes)) return undefined
  const header = viewOf(bytes)
  const shift = header.getUint16(30, true)
  if (shift !== 9 && shift !== 12) return undefined
  const sectorSize = 1 << shift
  const sector = (index: number) => {
    const start = (index + 1) * sectorSize
    return bytes.subarray(start, start + sectorSize)
  }
  const chains = readChains(header, sector, sectorSize)
  const directory = follow(header.getUint32(48, true), chains, sector)
  if (!directory) return undefined
  const entries = readDirectory(directory)
  const root = entries.find(({ type }) => type === ROOT)
  const streams = streamsIn(entries, root)
  const smallLimit = header.getUint32(56, true)
  const small = openSmallSectors(header, root, chains, sector)
  return {
    stream(name) {
      const entry = streams.get(name)
      if (!entry) return undefined
      const isSmall = entry.size < smallLimit
      const content = isSmall
        ? follow(entry.start, small.chains, small.sector)
        : follow(entry.start, chains, sector)
      return content && content.length >= entry.size ? content.subarray(0, entry.size) : undefined
    },
  }
}

function openSmallSectors(
  header: DataView,
  root: DirectoryEntry | undefined,
  chains: Uint32Array,
  sector: (index: number) => Uint8Array,
) {
  const size = 1 << Math.min(header.getUint16(32, true), 12)
  const content = (root && follow(root.start, chains, sector)) ?? new Uint8Array()
  const table = follow(header.getUint32(60, true), chains, sector) ?? new Uint8Array()
  return {
    chains: numbers(table),
    sector: (index: number) => content.subarray(index * size, (index + 1) * size),
  }
}

/** The sector allocation table, which is itself spread over listed sectors. */
function readChains(
  header: DataView,
  sector: (index: number) => Uint8Array,
  sectorSize: number,
): Uint32Array {
  const listed: number[] = []
  for (let at = 76; at < 512; at += 4) listed.push(header.getUint32(at, true))
  let next = header.getUint32(68, true)
  for (let left = header.getUint32(72, true); left > 0 && next < END_OF_CHAIN; left -= 1) {
    const more = numbers(sector(next))
    if (more.length === 0) break
    listed.push(...more.subarray(0, sectorSize / 4 - 1))
    next = more.at(-1) ?? END_OF_CHAIN
  }
  const tables = listed.filter((index) => index < END_OF_CHAIN).map(sector)
  return numbers(joined(tables.filter((table) => table.length === sectorSize)))
}

function readDirectory(directory: Uint8Array): DirectoryEntry[] {
  const view = viewOf(directory)
  return Array.from({ length: directory.length >> 7 }, (_, index) => {
    const at = index * 128
    const nameSize = Math.min(view.getUint16(at + 64, true), 64)
    return {
      name: new TextDecoder('utf-16le').decode(
        directory.subarray(at, at + Math.max(0, nameSize - 2)),
      ),
      type: view.getUint8(at + 66),
      left: view.getUint32(at + 68, true),
      right: view.getUint32(at + 72, true),
      child: view.getUint32(at + 76, true),
      start: view.getUint32(at + 116, true),
      size: view.getUint32(at + 120, true),
    }
  })
}

/** Streams of one storage: its entries are a tree of siblings. An embedded document has a storage of its own. */
function streamsIn(
  entries: readonly DirectoryEntry[],
  storage: DirectoryEntry | undefined,
): Map<string, DirectoryEntry> {
  const streams = new Map<string, DirectoryEntry>()
  const visited = new Set<DirectoryEntry>()
  const waiting = storage ? [storage.child] : []
  for (let index = waiting.pop(); index !== undefined; index = waiting.pop()) {
    const entry = entries[index]
    if (!entry || visited.has(entry)) continue
    visited.add(entry)
    if (entry.type === STREAM) streams.set(entry.name, entry)
    waiting.push(entry.left, entry.right)
  }
  return streams
}

/** All bytes of a chain; undefined if it leaves the file or is circular. */
function follow(
  start: number,
  chains: Uint32Array,
  sector: (index: number) => Uint8Array,
): Uint8Array | undefined {
  const parts: Uint8Array[] = []
  for (let index = start; index < END_OF_CHAIN; index = chains[index] ?? 0xffffffff) {
    const part = sector(index)
    if (part.length === 0 || parts.length > chains.length) return undefined
    parts.push(part)
  }
  return joined(parts)
}

function joined(parts: Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(parts.reduce((size, part) => size + part.length, 0))
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  return bytes
}

function numbers(bytes: Uint8Array): Uint32Array {
  const view = viewOf(bytes)
  return Uint32Array.from({ length: bytes.length >> 2 }, (_, index) =>
    view.getUint32(index * 4, true),
  )
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}
