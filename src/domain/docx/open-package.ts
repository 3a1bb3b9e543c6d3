import { unzipSync } from 'fflate'
import { mainPartOf } from '../../lib/manuscript/main-part.ts'

/** XML of the parts of a .docx that are read; undefined where the file has no such part. */
export type DocxPackage = {
  kind: 'open'
  /** Of the parts with text. */
  paths: Record<'document' | 'footnotes' | 'endnotes', string>
  /** What those parts lead to. */
  relations: Record<'document' | 'footnotes' | 'endnotes', string | undefined>
  document: string
  footnotes: string | undefined
  endnotes: string | undefined
  styles: string | undefined
  numbering: string | undefined
  comments: string | undefined
  commentStates: string | undefined
  headersAndFooters: string[]
}

export type ClosedPackage = { kind: 'locked' | 'damaged' | 'not-word' | 'unknown' | 'empty' }

/** OLE container (MS-CFB 2.2): an older Word file, or one behind a password. */
const containerStart = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]
const zipStart = [0x50, 0x4b]
const encryptedPackage = [...'EncryptedPackage'].flatMap((letter) => [letter.charCodeAt(0), 0])
const largestPart = 48 * 2 ** 20
const parts = ['footnotes', 'endnotes', 'styles', 'numbering', 'comments', 'commentsExtended']
const headerOrFooter = /^(?:header|footer)\d*\.xml$/

/** Opens a .docx and unpacks only its text and what belongs to it. Never throws. */
export function openPackage(bytes: Uint8Array): DocxPackage | ClosedPackage {
  if (bytes.length === 0) return { kind: 'empty' }
  if (startsWith(bytes, containerStart)) {
    return { kind: contains(bytes, encryptedPackage) ? 'locked' : 'unknown' }
  }
  if (!startsWith(bytes, zipStart)) return { kind: 'not-word' }
  try {
    return partsOf(bytes)
  } catch {
    return { kind: 'damaged' }
  }
}

function partsOf(bytes: Uint8Array): DocxPackage | ClosedPackage {
  const main = mainPart(bytes)
  const folder = main.slice(0, main.lastIndexOf('/') + 1)
  const inFolder = (name: string) => `${folder}${name}.xml`
  const relationsOf = (part: string) => `${folder}_rels/${part.slice(folder.length)}.rels`
  const paths = {
    document: main,
    footnotes: inFolder('footnotes'),
    endnotes: inFolder('endnotes'),
  }
  const isAround = (name: string) =>
    name.startsWith(folder) && headerOrFooter.test(name.slice(folder.length))
  const wanted = [...parts.map(inFolder), ...Object.values(paths).map(relationsOf)]
  let tooLarge = false
  const files = unzipSync(bytes, {
    filter({ name, originalSize }) {
      const isWanted = name === main || wanted.includes(name) || isAround(name)
      if (isWanted && originalSize > largestPart) tooLarge = true
      return isWanted && !tooLarge
    },
  })
  if (tooLarge) return { kind: 'unknown' }
  const textOf = (name: string) => decode(files[name])
  const document = textOf(main)
  if (document === undefined) return { kind: 'not-word' }
  return {
    kind: 'open',
    paths,
    relations: {
      document: textOf(relationsOf(paths.document)),
      footnotes: textOf(relationsOf(paths.footnotes)),
      endnotes: textOf(relationsOf(paths.endnotes)),
    },
    document,
    footnotes: textOf(inFolder('footnotes')),
    endnotes: textOf(inFolder('endnotes')),
    styles: textOf(inFolder('styles')),
    numbering: textOf(inFolder('numbering')),
    comments: textOf(inFolder('comments')),
    commentStates: textOf(inFolder('commentsExtended')),
    headersAndFooters: Object.keys(files).flatMap((name) =>
      isAround(name) ? (textOf(name) ?? []) : [],
    ),
  }
}

function mainPart(bytes: Uint8Array): string {
  const relations = '_rels/.rels'
  const files = unzipSync(bytes, { filter: ({ name }) => name === relations })
  return mainPartOf(decode(files[relations]))
}

function decode(bytes: Uint8Array | undefined): string | undefined {
  if (!bytes) return undefined
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe
  return new TextDecoder(isUtf16 ? 'utf-16le' : 'utf-8').decode(bytes)
}

function startsWith(bytes: Uint8Array, prefix: readonly number[], at = 0): boolean {
  return prefix.every((byte, index) => bytes[at + index] === byte)
}

function contains(bytes: Uint8Array, needle: readonly number[]): boolean {
  const [first = 0] = needle
  for (let at = bytes.indexOf(first); at >= 0; at = bytes.indexOf(first, at + 1)) {
    if (startsWith(bytes, needle, at)) return true
  }
  return false
}
