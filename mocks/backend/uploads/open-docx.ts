import type { FileEntry } from '@zip.js/zip.js'
import { mainPartOf } from '../../../src/lib/manuscript/main-part.ts'
import type { BrokenReason } from '../../world/manuscript-verdict.ts'
import { ascii, findBytes, startsWith, utf16 } from './find-bytes.ts'
import { unzipEntry, zipEntries } from './read-zip.ts'

export type Unreadable =
  | { kind: 'empty' }
  | { kind: 'broken'; reason: BrokenReason }
  | { kind: 'locked' }

/** `parts` are the text parts (document, footnotes, endnotes) in reading order. */
export type OpenDocx = {
  kind: 'open'
  entries: ReadonlyMap<string, FileEntry>
  parts: { name: string; xml: string }[]
}

/** OLE container signature (MS-CFB 2.2), which password-protected .docx files have too. */
export const CONTAINER_START = Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1)
const ENCRYPTED_PACKAGE = utf16('EncryptedPackage')
const ZIP_START = ascii('PK')

/** 300,000 words take about 12 MB of XML; more is an attack. */
const LARGEST_PART = 48 * 1024 * 1024

/** Unpacks the text parts of a .docx, up to a size limit. Never throws. */
export async function openDocx(bytes: Uint8Array): Promise<OpenDocx | Unreadable> {
  if (bytes.length === 0) return { kind: 'empty' }
  if (isLockedContainer(bytes)) return { kind: 'locked' }
  if (!startsWith(bytes, ZIP_START)) return { kind: 'broken', reason: 'not-a-word-document' }
  const entries = await zipEntries(bytes)
  if (!entries) return { kind: 'broken', reason: 'damaged' }
  if ([...entries.values()].some(({ encrypted }) => encrypted)) return { kind: 'locked' }
  const main = await mainPart(entries)
  const folder = main.slice(0, main.lastIndexOf('/') + 1)
  const parts: OpenDocx['parts'] = []
  for (const name of [main, `${folder}footnotes.xml`, `${folder}endnotes.xml`]) {
    const entry = entries.get(name)
    if (!entry && name === main) return { kind: 'broken', reason: 'not-a-word-document' }
    if (!entry) continue
    const part = await readPart(entry)
    if ('failure' in part) return { kind: 'broken', reason: part.failure }
    parts.push({ name, xml: part.text })
  }
  return { kind: 'open', entries, parts }
}

export function isLockedContainer(bytes: Uint8Array): boolean {
  return startsWith(bytes, CONTAINER_START) && findBytes(bytes, ENCRYPTED_PACKAGE) >= 0
}

async function mainPart(entries: ReadonlyMap<string, FileEntry>): Promise<string> {
  const entry = entries.get('_rels/.rels')
  const part = entry && (await readPart(entry))
  return mainPartOf(part && 'text' in part ? part.text : undefined)
}

export async function readPart(
  entry: FileEntry,
): Promise<{ text: string } | { failure: 'damaged' | 'too-large' }> {
  const unzipped = await unzipEntry(entry, LARGEST_PART)
  if ('failure' in unzipped) return unzipped
  const [first, second] = unzipped.bytes
  const encoding = first === 0xff && second === 0xfe ? 'utf-16le' : 'utf-8'
  return { text: new TextDecoder(encoding).decode(unzipped.bytes) }
}
