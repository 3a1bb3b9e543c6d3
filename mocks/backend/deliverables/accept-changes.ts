import { decidedTree } from '../../../src/lib/manuscript/revisions/decide-revisions.ts'
import {
  isElement,
  readXmlTree,
  writeXml,
  type XmlNode,
} from '../../../src/lib/manuscript/revisions/xml-tree.ts'
import { inUtf8 } from '../uploads/in-utf8.ts'
import { type OpenDocx, openDocx, readPart } from '../uploads/open-docx.ts'
import { rezip } from '../uploads/read-zip.ts'
import { commentsPartOf, emptyComments } from './write-comments.ts'

const COMMENT_ANCHORS = ['commentRangeStart', 'commentRangeEnd', 'commentReference']

/** The .docx with all tracked changes accepted and without comments. Throws if it cannot be read. */
export async function acceptChanges(bytes: Uint8Array): Promise<Uint8Array> {
  const docx = await openDocx(bytes)
  if (docx.kind !== 'open') throw new Error(`Nothing can be accepted in a file: ${docx.kind}.`)
  const changed = new Map<string, Uint8Array>()
  const write = (name: string, xml: string) => changed.set(name, new TextEncoder().encode(xml))
  const comments = commentsPartOf(docx)
  for (const { name, xml } of [...docx.parts, ...(await otherParts(docx))]) {
    const accepted = acceptedXml(xml)
    if (name !== comments && accepted !== xml) write(name, inUtf8(accepted))
  }
  if (docx.entries.has(comments)) write(comments, emptyComments)
  return rezip(docx.entries, changed)
}

/** Headers, footers and styles, among others, have tracked changes, too. */
async function otherParts({ entries, parts }: OpenDocx): Promise<OpenDocx['parts']> {
  const others: OpenDocx['parts'] = []
  for (const [name, entry] of entries) {
    if (!name.endsWith('.xml') || parts.some((part) => part.name === name)) continue
    const part = await readPart(entry)
    if ('text' in part) others.push({ name, xml: part.text })
  }
  return others
}

/** One XML part as Word writes it once all changes are accepted; malformed XML stays as it is. */
export function acceptedXml(xml: string): string {
  const tree = readXmlTree(xml)
  return tree ? writeXml(withoutComments(decidedTree(tree, () => 'accepted'))) : xml
}

const withoutComments = (nodes: readonly XmlNode[]): XmlNode[] =>
  nodes.flatMap((node): XmlNode[] => {
    if (!isElement(node)) return [node]
    if (COMMENT_ANCHORS.includes(node.word ?? '')) return []
    return [{ ...node, children: withoutComments(node.children) }]
  })
