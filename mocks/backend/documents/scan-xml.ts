export type XmlEvents = {
  open: (name: string, attributes: string) => void
  close: (name: string) => void
  text: (text: string) => void
}

const TAG = /<(\/?)([^\s/>"'=<]+)((?:\s+[^\s=>"'<]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*(\/?)>/y
const ENTITY = /&(?:#(\d{1,7})|#x([\da-fA-F]{1,6})|(\w+));/g
const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/**
 * Reads XML from front to back and tells of tags and text in their order, an empty element as open
 * and close. False where the XML is not well formed. A document type is refused, since
 * WordprocessingML has none and entities of one's own can be made to explode. A scanner, because a
 * tree of a long manuscript takes a hundred times the memory and seconds to build.
 */
export function scanXml(xml: string, events: XmlEvents): boolean {
  const open: string[] = []
  let at = 0
  for (;;) {
    const tagAt = xml.indexOf('<', at)
    if (tagAt < 0) return open.length === 0 && xml.slice(at).trim() === ''
    if (tagAt > at && open.length > 0) events.text(decodeEntities(xml.slice(at, tagAt)))
    const past = skipMarkup(xml, tagAt, events)
    if (past === 'malformed') return false
    if (past !== undefined) {
      at = past
      continue
    }
    TAG.lastIndex = tagAt
    const tag = TAG.exec(xml)
    if (!tag) return false
    const [whole, slash, name = '', attributes = '', selfClosing] = tag
    if (slash) {
      if (open.pop() !== name) return false
      events.close(name)
    } else {
      events.open(name, attributes)
      if (selfClosing) events.close(name)
      else open.push(name)
    }
    at = tagAt + whole.length
  }
}

/** The value of one attribute of a tag, by its full name. */
export function attribute(attributes: string, name: string): string | undefined {
  for (const match of attributes.matchAll(/([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)) {
    if (match[1] === name) return decodeEntities(match[2] ?? match[3] ?? '')
  }
  return undefined
}

/** Where to go on after a comment, an instruction or CDATA; undefined where none of them begins. */
function skipMarkup(xml: string, at: number, events: XmlEvents): number | 'malformed' | undefined {
  const kind = xml[at + 1]
  if (kind !== '!' && kind !== '?') return undefined
  if (xml.startsWith('<![CDATA[', at)) {
    const end = xml.indexOf(']]>', at)
    if (end < 0) return 'malformed'
    events.text(xml.slice(at + 9, end))
    return end + 3
  }
  const isComment = xml.startsWith('<!--', at)
  if (kind === '!' && !isComment) return 'malformed'
  const closing = isComment ? '-->' : '?>'
  const end = xml.indexOf(closing, at)
  return end < 0 ? 'malformed' : end + closing.length
}

function decodeEntities(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(ENTITY, (whole, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return NAMED[name] ?? whole
    const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal)
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole
  })
}
