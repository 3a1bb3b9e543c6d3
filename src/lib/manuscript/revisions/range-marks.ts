import { customXmlEdges, moveEdges } from './revisions.ts'
import { idOf, isElement, type XmlElement, type XmlNode } from './xml-tree.ts'

const rangeMarks: readonly string[] = [
  'bookmarkStart',
  'bookmarkEnd',
  'commentRangeStart',
  'commentRangeEnd',
  'permStart',
  'permEnd',
  'proofErr',
  ...moveEdges,
  ...customXmlEdges,
]

export const isBetweenParagraphs = (node: XmlNode): boolean =>
  isElement(node) ? rangeMarks.includes(node.word ?? '') : node.trim() === ''

const allMarks = (nodes: readonly XmlNode[]): XmlElement[] =>
  nodes
    .filter(isElement)
    .flatMap((node) => (rangeMarks.includes(node.word ?? '') ? [node] : allMarks(node.children)))

const rangeOf = (element: XmlElement): string =>
  `${element.word?.replace(/(Range)?(Start|End)$/, '')} ${idOf(element)}`

/** What stays of dropped nodes: the ends of ranges that continue outside of them. */
export function rangesIn(nodes: readonly XmlNode[]): XmlElement[] {
  const marks = allMarks(nodes).filter(({ word }) => word !== 'proofErr')
  const byRange = Map.groupBy(marks, rangeOf)
  return [...byRange.values()].flatMap((ends) => (ends.length === 1 ? ends : []))
}
