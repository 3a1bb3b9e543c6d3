import { textParts, type WordPackage } from '../package/open-package.ts'
import { customXmlEdges, trackedElements } from './revisions.ts'

const openingTag = (names: readonly string[]) =>
  new RegExp(`<(?:\\w+:)?(?:${names.join('|')})[\\s/>]`)

const anyChange = openingTag([...trackedElements])
const unreadChange = openingTag([
  'cellIns',
  'cellDel',
  'cellMerge',
  'numberingChange',
  ...customXmlEdges,
])
const sectionChange = openingTag(['sectPrChange'])
const paragraphEnd = '</w:p>'

/** Whether a .docx has tracked changes that are not read: of headers, cells, numbers, custom XML, its last section. */
export function hasUndecidableChanges(docx: WordPackage): boolean {
  if (docx.headersAndFooters.some(({ xml }) => anyChange.test(xml))) return true
  if (textParts(docx).some(({ xml }) => unreadChange.test(xml))) return true
  const { xml: document } = docx.document
  // The properties of other sections stand in their last paragraph.
  return sectionChange.test(document.slice(document.lastIndexOf(paragraphEnd)))
}
