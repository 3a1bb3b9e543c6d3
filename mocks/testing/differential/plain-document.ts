import { crc32 } from '../../../src/lib/manuscript/package/crc32.ts'
import { readZip, unpackEntry } from '../../../src/lib/manuscript/package/read-zip.ts'
import { readPdf } from '../pdf-text.ts'

const largestPart = 10_000_000

/** Zip entries by name: XML as text, others by checksum. */
function partsOf(bytes: Uint8Array): Record<string, unknown> {
  const entries = readZip(bytes)
  if (!entries) throw new Error('The answer says that it is a zip, and is none.')
  const parts: Record<string, unknown> = {}
  for (const entry of entries) {
    const { name } = entry
    const content = unpackEntry(entry, largestPart)
    if (typeof content === 'string') throw new Error(`${name} in the answer is ${content}.`)
    parts[name] = /\.(xml|rels)$/.test(name) ? new TextDecoder().decode(content) : crc32(content)
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
  if (type?.includes('openxmlformats') || type?.includes('zip')) return { parts: partsOf(bytes) }
  if (type?.startsWith('text/')) return new TextDecoder().decode(bytes)
  return { size: bytes.length, checksum: crc32(bytes) }
}
