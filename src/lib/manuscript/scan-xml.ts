import { SaxesParser, type SaxesTagNS } from 'saxes'

export type XmlTag = SaxesTagNS

/** `end` is the offset after the tag, in UTF-16 units. */
type XmlEvents = {
  open: (tag: XmlTag, end: number) => void
  close: (tag: XmlTag, end: number) => void
  text: (text: string) => void
}

/** The default of libxml2; deeper nesting takes quadratic time. */
const DEEPEST = 256

class TooDeep extends Error {}

/** False if malformed or too deep. DOCTYPE is refused: entities can expand without limit. */
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
  // Without a handler, the parser throws errors that look like those of the events.
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

export function attribute(tag: XmlTag, local: string): string | undefined {
  return Object.values(tag.attributes).find((attribute) => attribute.local === local)?.value
}
