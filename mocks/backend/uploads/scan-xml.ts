import { SaxesParser, type SaxesTagNS } from 'saxes'

/** A tag with its namespace resolved: `uri`, `local`, `prefix` and `attributes`. */
export type XmlTag = SaxesTagNS

/** `end` is the place just after the tag, in UTF-16 units of the document. */
export type XmlEvents = {
  open: (tag: XmlTag, end: number) => void
  close: (tag: XmlTag, end: number) => void
  text: (text: string) => void
}

/** As deep as libxml2 reads by default; each level costs every level below it time. */
const DEEPEST = 256

class TooDeep extends Error {}

/**
 * Reads XML from front to back and tells of tags and text in their order, an empty element as open
 * and close. False where the XML is not well formed or nested too deeply. A document type is refused, since
 * WordprocessingML has none and entities of one's own can be made to explode. A scanner, because a
 * tree of a long manuscript takes a hundred times the memory and seconds to build.
 */
export function scanXml(xml: string, events: XmlEvents): boolean {
  const parser = new SaxesParser({ xmlns: true, position: false })
  let depth = 0
  parser.on('opentag', (tag) => {
    depth += 1
    if (depth > DEEPEST) throw new TooDeep()
    events.open(tag, parser.position)
  })
  parser.on('closetag', (tag) => {
    depth -= 1
    events.close(tag, parser.position)
  })
  parser.on('text', events.text)
  parser.on('cdata', events.text)
  parser.on('doctype', () => parser.fail('A document type is refused.'))
  let wellFormed = true
  // Without a handler of its own the parser throws, and what the events throw would pass for it.
  parser.on('error', () => {
    wellFormed = false
  })
  try {
    parser.write(xml).close()
  } catch (failure) {
    if (failure instanceof TooDeep) return false
    throw failure
  }
  return wellFormed
}

/** The value of one attribute of a tag, by its name without prefix. */
export function attribute(tag: XmlTag, local: string): string | undefined {
  return Object.values(tag.attributes).find((attribute) => attribute.local === local)?.value
}
