import { docxParagraphs } from './docx-paragraphs.ts'
import { ascii, findBytes, startsWith, utf16 } from './find-bytes.ts'
import { unzipEntry, type ZipEntry, zipEntries } from './read-zip.ts'
import { attribute, scanXml } from './scan-xml.ts'

export type BrokenReason = 'damaged' | 'not-a-word-document' | 'too-large' | 'too-old'

/** What could be read of a manuscript: its paragraphs in reading order, or why there are none. */
export type ReadManuscript =
  | { kind: 'text'; paragraphs: string[] }
  | { kind: 'empty' }
  | { kind: 'broken'; reason: BrokenReason }
  | { kind: 'locked' }

/** Bytes with which every OLE container begins, so also a .docx behind a password (MS-CFB 2.2). */
export const CONTAINER_START = Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1)
const ENCRYPTED_PACKAGE = utf16('EncryptedPackage')
const ZIP_START = ascii('PK')

/** A manuscript of 300,000 words has about 12 MB of XML; more than this is a trap, not a text. */
const LARGEST_PART = 48 * 1024 * 1024

/** Reads the text of a .docx. Never throws, and never unpacks more than a bounded amount. */
export function readDocx(bytes: Uint8Array): ReadManuscript {
  if (bytes.length === 0) return { kind: 'empty' }
  if (isLockedContainer(bytes)) return { kind: 'locked' }
  if (!startsWith(bytes, ZIP_START)) return { kind: 'broken', reason: 'not-a-word-document' }
  const entries = zipEntries(bytes)
  if (!entries) return { kind: 'broken', reason: 'damaged' }
  if ([...entries.values()].some((entry) => entry.encrypted)) return { kind: 'locked' }
  const main = mainPart(bytes, entries)
  const folder = main.slice(0, main.lastIndexOf('/') + 1)
  const paragraphs: string[] = []
  for (const name of [main, `${folder}footnotes.xml`, `${folder}endnotes.xml`]) {
    const entry = entries.get(name)
    if (!entry && name === main) return { kind: 'broken', reason: 'not-a-word-document' }
    if (!entry) continue
    const xml = readPart(bytes, entry)
    if ('failure' in xml) return { kind: 'broken', reason: xml.failure }
    const found = docxParagraphs(xml.text)
    if (!found) return { kind: 'broken', reason: 'damaged' }
    for (const paragraph of found) paragraphs.push(paragraph)
  }
  return textOrEmpty(paragraphs)
}

/** A text without one letter or digit is empty, however many pictures stand in the file. */
export function textOrEmpty(paragraphs: string[]): ReadManuscript {
  const hasText = paragraphs.some((paragraph) => /[\p{L}\p{N}]/u.test(paragraph))
  return hasText ? { kind: 'text', paragraphs } : { kind: 'empty' }
}

/** Whether the bytes are the container in which Office puts a document with a password. */
export function isLockedContainer(bytes: Uint8Array): boolean {
  return startsWith(bytes, CONTAINER_START) && findBytes(bytes, ENCRYPTED_PACKAGE) >= 0
}

/** Where the package says its document is; Word itself always writes `word/document.xml`. */
function mainPart(bytes: Uint8Array, entries: Map<string, ZipEntry>): string {
  let main = 'word/document.xml'
  const entry = entries.get('_rels/.rels')
  const xml = entry && readPart(bytes, entry)
  if (!xml || 'failure' in xml) return main
  scanXml(xml.text, {
    open(_name, attributes) {
      const target = attribute(attributes, 'Target')
      if (target && attribute(attributes, 'Type')?.endsWith('/officeDocument')) {
        main = target.replace(/^\//, '')
      }
    },
    close() {},
    text() {},
  })
  return main
}

function readPart(
  bytes: Uint8Array,
  entry: ZipEntry,
): { text: string } | { failure: 'damaged' | 'too-large' } {
  const unzipped = unzipEntry(bytes, entry, LARGEST_PART)
  if ('failure' in unzipped) return unzipped
  const [first, second] = unzipped.bytes
  const encoding = first === 0xff && second === 0xfe ? 'utf-16le' : 'utf-8'
  return { text: new TextDecoder(encoding).decode(unzipped.bytes) }
}
