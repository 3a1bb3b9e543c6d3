import {
  ascii,
  findBytes,
  startsWith,
  utf16,
} from '../../../src/lib/manuscript/package/find-bytes.ts'
import {
  isContainer,
  isLockedContainer,
} from '../../../src/lib/manuscript/package/ole-container.ts'
import { sniffPackage } from '../../../src/lib/manuscript/package/open-package.ts'

/** `other` is certainly no manuscript; `unreadable` may be a damaged one. */
export type FileKind = 'docx' | 'doc' | 'pdf' | 'zip' | 'image' | 'other' | 'unreadable'

const ZIP_STARTS = [Uint8Array.of(0x50, 0x4b, 3, 4), Uint8Array.of(0x50, 0x4b, 5, 6)]
const IMAGE_STARTS = [
  Uint8Array.of(0x89, 0x50, 0x4e, 0x47),
  Uint8Array.of(0xff, 0xd8, 0xff),
  ascii('GIF8'),
  ascii('BM'),
  ascii('II*\0'),
  ascii('MM\0*'),
]
const OTHER_STARTS = [
  ascii('{\\rtf'),
  ascii('MZ'),
  ascii('\x7fELF'),
  ascii('7z\xbc\xaf'),
  ascii('Rar!'),
  ascii('<!DOCTYPE'),
  ascii('<html'),
  Uint8Array.of(0x1f, 0x8b),
]

/** The kind by content; a truncated file is still recognized. */
export function sniffFile(bytes: Uint8Array): FileKind {
  const begins = (start: Uint8Array) => startsWith(bytes, start)
  if (findBytes(bytes.subarray(0, 1024), ascii('%PDF-')) >= 0) return 'pdf'
  if (ZIP_STARTS.some(begins)) return isWord(bytes) ? 'docx' : 'zip'
  if (isContainer(bytes)) {
    if (isLockedContainer(bytes)) return 'docx'
    return findBytes(bytes, utf16('WordDocument')) >= 0 ? 'doc' : 'other'
  }
  if (IMAGE_STARTS.some(begins) || isWebp(bytes)) return 'image'
  return OTHER_STARTS.some(begins) ? 'other' : 'unreadable'
}

/** Empty or damaged files named .doc or .docx are allowed, since their assessment reports it. */
export function isAllowedManuscript(name: string, bytes: Uint8Array): boolean {
  if (!/\.docx?$/i.test(name)) return false
  const kind = sniffFile(bytes)
  return kind === 'docx' || kind === 'doc' || kind === 'unreadable'
}

function isWord(bytes: Uint8Array): boolean {
  const kind = sniffPackage(bytes)
  if (kind === 'word' || kind === 'not-word') return kind === 'word'
  // What cannot be read still names its parts.
  return findBytes(bytes, ascii('word/')) >= 0
}

function isWebp(bytes: Uint8Array): boolean {
  return startsWith(bytes, ascii('RIFF')) && startsWith(bytes, ascii('WEBP'), 8)
}
