import { scanXml, type XmlTag } from '../scan-xml.ts'

/** XML with another content of its root element, which may be self-closed; undefined if it is malformed. */
export function withRootContent(
  xml: string,
  contentOf: (before: string, root: XmlTag) => string,
): string | undefined {
  let root: { tag: XmlTag; end: number } | undefined
  let depth = 0
  let closed = 0
  const isWellFormed = scanXml(xml, {
    open(tag, end) {
      depth += 1
      root ??= { tag, end }
    },
    close(_, end) {
      depth -= 1
      if (depth === 0) closed = end
    },
    text() {},
  })
  if (!isWellFormed || !root) return undefined
  const { tag, end } = root
  const opening = tag.isSelfClosing ? xml.slice(0, end).replace(/\/>$/, '>') : xml.slice(0, end)
  const close = tag.isSelfClosing ? end : xml.lastIndexOf('</', closed)
  const content = contentOf(xml.slice(end, close), tag)
  return `${opening}${content}</${tag.name}>${xml.slice(closed)}`
}
