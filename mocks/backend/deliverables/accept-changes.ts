import { openPackage, xmlParts } from '../../../src/lib/manuscript/package/open-package.ts'
import { replaceParts } from '../../../src/lib/manuscript/package/replace-parts.ts'
import { withRootContent } from '../../../src/lib/manuscript/package/root-content.ts'
import { decidedTree } from '../../../src/lib/manuscript/revisions/decide-revisions.ts'
import {
  isElement,
  readXmlTree,
  writeXml,
  type XmlNode,
} from '../../../src/lib/manuscript/revisions/xml-tree.ts'

const COMMENT_ANCHORS = ['commentRangeStart', 'commentRangeEnd', 'commentReference']

/** The .docx with all tracked changes accepted and without comments. Throws if it cannot be read. */
export function acceptChanges(bytes: Uint8Array): Uint8Array {
  const docx = openPackage(bytes)
  if (docx.kind !== 'open') throw new Error(`Nothing can be accepted in a file: ${docx.kind}.`)
  const changed = new Map<string, string>()
  // Headers, footers and styles, among others, have tracked changes, too.
  for (const { name, xml } of xmlParts(docx)) {
    const accepted = name === docx.comments?.name ? withoutContent(xml) : acceptedXml(xml)
    if (accepted !== xml) changed.set(name, accepted)
  }
  return replaceParts(docx, changed)
}

const withoutContent = (xml: string) => withRootContent(xml, () => '') ?? xml

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
