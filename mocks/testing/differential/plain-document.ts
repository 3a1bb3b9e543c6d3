import { unzipEntry, zipEntries } from '../../backend/uploads/read-zip.ts'
import { crc32 } from '../../samples/crc32.ts'
import { readPdf } from '../pdf-text.ts'

const largestPart = 10_000_000

/** Zip entries by name: XML as text, others by checksum. */
async function partsOf(bytes: Uint8Array): Promise<Record<string, unknown>> {
  const entries = await zipEntries(bytes)
  if (!entries) throw new Error('The answer says that it is a zip, and is none.')
  const parts: Record<string, unknown> = {}
  for (const [name, entry] of entries) {
    const part = await unzipEntry(entry, largestPart)
    if ('failure' in part) throw new Error(`${name} in the answer is ${part.failure}.`)
    parts[name] = /\.(xml|rels)$/.test(name)
      ? new TextDecoder().decode(part.bytes)
      : crc32(part.bytes)
  }
  return parts
}

/** Some documents name the portal's address, which differs with the transport. */
const withoutOrigin = (text: string) => text.replaceAll(/\bhttps?:\/\/[^/\s]+/g, '')

async function plainPdf(bytes: Uint8Array) {
  const { text, links, ...pdf } = await readPdf(bytes)
  return { ...pdf, text: withoutOrigin(text), links: links.map(withoutOrigin) }
}

/** Comparable content: text and structure of PDF and .docx, plain text as is, others by size and checksum. */
export async function plainDocument(type: string | null, bytes: Uint8Array): Promise<unknown> {
  if (type?.includes('pdf')) return { pdf: await plainPdf(bytes) }
  if (type?.includes('openxmlformats') || type?.includes('zip'))
    return { parts: await partsOf(bytes) }
  if (type?.startsWith('text/')) return new TextDecoder().decode(bytes)
  return { size: bytes.length, checksum: crc32(bytes) }
}
