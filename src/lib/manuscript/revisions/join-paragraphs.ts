import { isBetweenParagraphs } from './range-marks.ts'
import { isElement, withChildren, type XmlElement, type XmlNode } from './xml-tree.ts'

type DecidedNode = {
  nodes: XmlNode[]
  losesEnd: boolean
}

type Carried = {
  paragraph: XmlElement
  content: XmlNode[]
}

const isProperties = (node: XmlNode) => isElement(node) && node.word === 'pPr'
const isSection = (node: XmlNode) => isElement(node) && node.word === 'sectPr'
const propertiesOf = ({ children }: XmlElement) => children.filter(isProperties)
const contentOf = ({ children }: XmlElement) => children.filter((node) => !isProperties(node))

/** The next paragraph's properties hold, as its end stays; without a next one, its own stays. */
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
