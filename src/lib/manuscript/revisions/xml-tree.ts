import { scanXml } from '../scan-xml.ts'
import { wordName } from '../word-name.ts'

export type XmlElement = {
  word: string | undefined
  /** Offset after its opening tag, in UTF-16 units. */
  at: number
  /** The tags as they are written; an element that closes itself has only the first. */
  open: string
  close: string
  children: XmlNode[]
}

/** Text, comments and instructions as they are written. */
export type XmlNode = XmlElement | string

export const isElement = (node: XmlNode | undefined): node is XmlElement => typeof node === 'object'

/** Undefined for malformed XML. Written again, the tree is the same text. */
export function readXmlTree(xml: string): XmlNode[] | undefined {
  const roots: XmlNode[] = []
  const open: XmlElement[] = []
  let done = 0

  function takeTag(end: number): string {
    const start = xml.lastIndexOf('<', end - 1)
    if (start > done) (open.at(-1)?.children ?? roots).push(xml.slice(done, start))
    done = end
    return xml.slice(start, end)
  }

  const isWellFormed = scanXml(xml, {
    open(tag, end) {
      const written = takeTag(end)
      const element = { word: wordName(tag), at: end, open: written, close: '', children: [] }
      ;(open.at(-1)?.children ?? roots).push(element)
      open.push(element)
    },
    close({ isSelfClosing }, end) {
      const element = open.at(-1)
      if (element && !isSelfClosing) element.close = takeTag(end)
      open.pop()
    },
    text() {},
  })
  if (done < xml.length) roots.push(xml.slice(done))
  return isWellFormed ? roots : undefined
}

export const elementsIn = (nodes: readonly XmlNode[]): XmlElement[] =>
  nodes.filter(isElement).flatMap((element) => [element, ...elementsIn(element.children)])

export const idOf = ({ open }: XmlElement): string =>
  /[\s:]id\s*=\s*(["'])(.*?)\1/.exec(open)?.[2] ?? ''

export const writeXml = (nodes: readonly XmlNode[]): string =>
  nodes
    .map((node) => (isElement(node) ? node.open + writeXml(node.children) + node.close : node))
    .join('')

/** Also of an element that closed itself. */
export function withChildren(element: XmlElement, children: XmlNode[]): XmlElement {
  const { open, close } = element
  if (close !== '' || children.length === 0) return { ...element, children }
  const [, name = ''] = /^<([^\s/>]+)/.exec(open) ?? []
  return { ...element, open: open.replace(/\s*\/>$/, '>'), close: `</${name}>`, children }
}
