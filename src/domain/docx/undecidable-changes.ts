import { deletions, insertions, propertyChanges } from '../../lib/manuscript/revisions/revisions.ts'
import type { DocxPackage } from './open-package.ts'

const openingTag = (names: readonly string[]) =>
  new RegExp(`<(?:\\w+:)?(?:${names.join('|')})[\\s/>]`)

const anyChange = openingTag([...insertions, ...deletions, ...propertyChanges])
const cellChange = openingTag(['cellIns', 'cellDel', 'cellMerge'])
const sectionChange = openingTag(['sectPrChange'])
const paragraphEnd = '</w:p>'

/** Whether a .docx has tracked changes that are not read: in headers and footers, of cells, of its last section. */
export function hasUndecidableChanges({
  document,
  headersAndFooters,
}: Pick<DocxPackage, 'document' | 'headersAndFooters'>): boolean {
  if (headersAndFooters.some((xml) => anyChange.test(xml)) || cellChange.test(document)) return true
  // The properties of other sections stand in their last paragraph.
  return sectionChange.test(document.slice(document.lastIndexOf(paragraphEnd)))
}
