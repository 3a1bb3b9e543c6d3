import { moveEdges } from './revisions.ts'
import { isElement, type XmlElement, type XmlNode } from './xml-tree.ts'

/** Points in the text, most of them one end of a range. */
const rangeMarks: readonly string[] = [
  'bookmarkStart',
  'bookmarkEnd',
  'commentRangeStart',
  'commentRangeEnd',
  'permStart',
  'permEnd',
  'proofErr',
  ...moveEdges,
]

/** Whether a node may stand between paragraphs as well as in one. */
export const isBetweenParagraphs = (node: XmlNode): boolean =>
  isElement(node) ? rangeMarks.includes(node.word ?? '') : node.trim() === ''

const allMarks = (nodes: readonly XmlNode[]): XmlElement[] =>
  nodes
    .filter(isElement)
    .flatMap((node) => (rangeMarks.includes(node.word ?? '') ? [node] : allMarks(node.children)))

const rangeOf = ({ word = '', open }: XmlElement): string => {
  const [, , id = ''] = /[\s:]id\s*=\s*(["'])(.*?)\1/.exec(open) ?? []
  return `${word.replace(/(Range)?(Start|End)$/, '')} ${id}`
}

/** What stays of dropped nodes: the ends of ranges that continue outside of them. */
export function rangesIn(nodes: readonly XmlNode[]): XmlElement[] {
  const marks = allMarks(nodes).filter(({ word }) => word !== 'proofErr')
  const byRange = Map.groupBy(marks, rangeOf)
  return [...byRange.values()].flatMap((ends) => (ends.length === 1 ? ends : []))
}
