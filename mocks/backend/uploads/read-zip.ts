import {
  configure,
  type FileEntry,
  Uint8ArrayReader,
  Uint8ArrayWriter,
  ZipReader,
  ZipWriter,
} from '@zip.js/zip.js'

// The backend already runs in a worker, or in Node.
configure({ useWebWorkers: false })

type Unzipped = { bytes: Uint8Array } | { failure: 'damaged' | 'too-large' }

const MOST_ENTRIES = 5_000

class TooLarge extends Error {}

/** Entries by name from the central directory, not unpacked; undefined for a truncated file. */
export async function zipEntries(bytes: Uint8Array): Promise<Map<string, FileEntry> | undefined> {
  const entries = new Map<string, FileEntry>()
  try {
    const reader = new ZipReader(new Uint8ArrayReader(bytes), { checkCrc32: true })
    for await (const entry of reader.getEntriesGenerator()) {
      if (!entry.directory) entries.set(entry.filename, entry)
      if (entries.size > MOST_ENTRIES) return undefined
    }
  } catch {
    return undefined
  }
  return entries
}

/** Unpacks one file and verifies its checksum. Stops after `limit` bytes, since declared sizes may be wrong. */
export async function unzipEntry(entry: FileEntry, limit: number): Promise<Unzipped> {
  if (entry.uncompressedSize > limit) return { failure: 'too-large' }
  const chunks: Uint8Array[] = []
  let size = 0
  const writable = new WritableStream<Uint8Array>({
    write(chunk) {
      size += chunk.length
      if (size > limit) throw new TooLarge()
      chunks.push(chunk)
    },
  })
  try {
    await entry.getData(writable)
  } catch (error) {
    return { failure: error instanceof TooLarge || size > limit ? 'too-large' : 'damaged' }
  }
  return { bytes: joined(chunks, size) }
}

/** The zip with some files replaced or added; the others are copied in packed form. */
export async function rezip(
  entries: ReadonlyMap<string, FileEntry>,
  changed: ReadonlyMap<string, Uint8Array>,
): Promise<Uint8Array> {
  const writer = new ZipWriter(new Uint8ArrayWriter(), { extendedTimestamp: false })
  for (const [name, entry] of entries) {
    const { lastModDate, compressionMethod, uncompressedSize, crc32 } = entry
    const bytes = changed.get(name)
    const add = (packed: Uint8Array, options: object) =>
      writer.add(name, new Uint8ArrayReader(packed), { lastModDate, ...options })
    if (bytes) await add(bytes, {})
    else {
      const packed = await entry.getData(new Uint8ArrayWriter(), { passThrough: true })
      await add(packed, { passThrough: true, compressionMethod, uncompressedSize, crc32 })
    }
  }
  const [first] = entries.values()
  for (const [name, bytes] of changed) {
    if (entries.has(name)) continue
    await writer.add(name, new Uint8ArrayReader(bytes), {
      ...(first && { lastModDate: first.lastModDate }),
    })
  }
  return writer.close()
}

function joined(chunks: readonly Uint8Array[], size: number): Uint8Array {
  const bytes = new Uint8Array(size)
  let at = 0
  for (const chunk of chunks) {
    bytes.set(chunk, at)
    at += chunk.length
  }
  return bytes
}
