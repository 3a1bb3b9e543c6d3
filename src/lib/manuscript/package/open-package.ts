import { type ClosedPackage, PackageClosed, unlessClosed } from '../closed-package.ts'
import { type HiddenStyles, readHiddenStyles } from '../hidden-styles.ts'
import { contentTypesName, readContentTypes } from './content-types.ts'
import { isContainer, isLockedContainer } from './ole-container.ts'
import {
  mostUnpacked,
  type PackageFiles,
  type PackagePart,
  packageReader,
  targetsOf,
} from './package-reader.ts'
import { partKey } from './part-name.ts'
import { unpackEntry } from './read-zip.ts'
import { decodeXml } from './xml-encoding.ts'

export type WordPackage = {
  kind: 'open'
  files: PackageFiles
  contentTypes: string | undefined
  document: PackagePart
  footnotes: PackagePart | undefined
  endnotes: PackagePart | undefined
  styles: PackagePart | undefined
  numbering: PackagePart | undefined
  comments: PackagePart | undefined
  commentStates: PackagePart | undefined
  headersAndFooters: PackagePart[]
  hiddenStyles: HiddenStyles
}

/** Where the text is in a file that does not say so. */
const usualMain = 'word/document.xml'
const zipStart = [0x50, 0x4b]
const otherOffice = /spreadsheetml|presentationml|ms-excel|ms-powerpoint|visio/i

/** Opens a .docx and unpacks its text and what belongs to it. Never throws. */
export function openPackage(bytes: Uint8Array): WordPackage | ClosedPackage {
  return unlessClosed(() => {
    const { reader, main, contentTypes } = findMain(bytes)
    const document = reader.part(main)
    if (!document) throw new PackageClosed('not-word')
    const one = (kind: string) => reader.related(document, kind)[0]
    const styles = one('styles')
    return {
      kind: 'open',
      files: reader.files,
      contentTypes,
      document,
      footnotes: one('footnotes'),
      endnotes: one('endnotes'),
      styles,
      hiddenStyles: readHiddenStyles(styles?.xml),
      numbering: one('numbering'),
      comments: one('comments'),
      commentStates: one('commentsExtended'),
      headersAndFooters: ['header', 'footer'].flatMap((kind) => reader.related(document, kind)),
    }
  })
}

export const textParts = ({ document, footnotes, endnotes }: WordPackage): PackagePart[] =>
  [document, footnotes, endnotes].filter((part) => part !== undefined)

export function xmlParts({ files }: WordPackage): { name: string; xml: string }[] {
  return [...files.values()].flatMap((entry) => {
    const content = entry.name.endsWith('.xml') ? unpackEntry(entry, mostUnpacked) : 'damaged'
    return typeof content === 'string' ? [] : { name: entry.name, xml: decodeXml(content) }
  })
}

/** The kind of a file by its package alone, without its text. Never throws. */
export function sniffPackage(bytes: Uint8Array): 'word' | ClosedPackage['kind'] {
  return unlessClosed(() => {
    findMain(bytes)
    return { kind: 'word' } as const
  }).kind
}

function findMain(bytes: Uint8Array) {
  if (bytes.length === 0) throw new PackageClosed('empty')
  if (isContainer(bytes)) throw new PackageClosed(isLockedContainer(bytes) ? 'locked' : 'older')
  if (zipStart.some((byte, at) => bytes[at] !== byte)) throw new PackageClosed('not-word')
  const reader = packageReader(bytes)
  const [main = usualMain] = targetsOf(reader.relationsOf(''), '', 'officeDocument')
  const contentTypes = reader.xmlOf(contentTypesName)
  const type = readContentTypes(contentTypes).ofPart.get(partKey(main)) ?? ''
  if (otherOffice.test(type) || !reader.files.has(partKey(main)))
    throw new PackageClosed('not-word')
  return { reader, main, contentTypes }
}
