import { isBetweenParagraphs } from './range-marks.ts'
import { isElement, withChildren, type XmlElement, type XmlNode } from './xml-tree.ts'

type DecidedNode = {
  nodes: XmlNode[]
  /** A paragraph whose end is taken away. */
  losesEnd: boolean
}

type Carried = {
  paragraph: XmlElement
  /** Without its properties. */
  content: XmlNode[]
}

const isProperties = (node: XmlNode) => isElement(node) && node.word === 'pPr'
const isSection = (node: XmlNode) => isElement(node) && node.word === 'sectPr'
const propertiesOf = ({ children }: XmlElement) => children.filter(isProperties)
const contentOf = ({ children }: XmlElement) => children.filter((node) => !isProperties(node))

/**
 * Joins paragraphs that lose their ends with the next ones, whose properties hold: they belong to the end that stays.
 * Without a next paragraph, the end stays as well, unless nothing is before it.
 */
export function joinParagraphs(decided: readonly DecidedNode[]): XmlNode[] {
  const written: XmlNode[] = []
  let carried: Carried | undefined

  function release(isLast: boolean) {
    if (!carried) return
    const { paragraph, content } = carried
    const isEmpty = content.every(isBetweenParagraphs)
    if (isEmpty && !isLast) written.push(...content)
    else written.push(withChildren(paragraph, [...propertiesOf(paragraph), ...content]))
    carried = undefined
  }

  for (const { nodes, losesEnd } of decided) {
    const [paragraph] = nodes
    if (isElement(paragraph) && paragraph.word === 'p') {
      const content: XmlNode[] = [...(carried?.content ?? []), ...contentOf(paragraph)]
      const isJoined = carried !== undefined
      carried = losesEnd ? { paragraph, content } : undefined
      if (losesEnd) continue
      const joined = [...propertiesOf(paragraph), ...content]
      written.push(isJoined ? withChildren(paragraph, joined) : paragraph)
    } else if (carried && nodes.every(isBetweenParagraphs)) carried.content.push(...nodes)
    else {
      release(nodes.some(isSection))
      written.push(...nodes)
    }
  }
  release(true)
  return written
}
