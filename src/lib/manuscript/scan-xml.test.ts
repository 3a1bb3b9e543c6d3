import { describe, expect, it } from 'vitest'
import { attribute, scanXml } from './scan-xml.ts'

function scan(xml: string): string[] | undefined {
  const seen: string[] = []
  const wellFormed = scanXml(xml, {
    open: ({ name }) => seen.push(`<${name}>`),
    close: ({ name }) => seen.push(`</${name}>`),
    text: (text) => text.trim() && seen.push(text),
  })
  return wellFormed ? seen : undefined
}

describe('scanXml', () => {
  it.each([
    ['<a>b<c/>d</a>', ['<a>', 'b', '<c>', '</c>', 'd', '</a>']],
    ['<?xml version="1.0"?>\n<a><!-- <b> --></a>\n', ['<a>', '</a>']],
    ['<a x="1 > 0" y=\'"\'>t</a>', ['<a>', 't', '</a>']],
    ['<a>&lt;&amp;&#233;&#x4E2D;&#128512;</a>', ['<a>', '<&é中😀', '</a>']],
    ['<a><![CDATA[x < y & z]]></a>', ['<a>', 'x < y & z', '</a>']],
  ])('reads %s', (xml, expected) => {
    expect(scan(xml)).toEqual(expected)
  })

  it.each([
    ['<a><b></a></b>'],
    ['<a>'],
    ['<a></a></b>'],
    ['<a b=c></a>'],
    ['<a><!-- never ended </a>'],
    ['<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>'],
    ['<a>text</a> tail'],
    ['<a>&unknown;</a>'],
    ['<w:a/>'],
  ])('refuses %s', (xml) => {
    expect(scan(xml)).toBeUndefined()
  })

  it('reads 256 levels of nesting and refuses one more', () => {
    const nested = (depth: number) => '<a>'.repeat(depth) + '</a>'.repeat(depth)
    expect(scan(nested(256))).toHaveLength(512)
    expect(scan(nested(257))).toBeUndefined()
  })

  it('stops at once where elements are opened and never closed', () => {
    let seen = 0
    const events = { open: () => (seen += 1), close() {}, text() {} }
    expect(scanXml('<w:p xmlns:w="u">'.repeat(200_000), events)).toBe(false)
    expect(seen).toBe(256)
  })

  it('reads an attribute by its name in any namespace', () => {
    const seen: (string | undefined)[] = []
    scanXml('<w:p xmlns:w="u" w:id="1" type=\'a &amp; b\'/>', {
      open: (tag) => seen.push(attribute(tag, 'id'), attribute(tag, 'type'), attribute(tag, 'x')),
      close() {},
      text() {},
    })
    expect(seen).toEqual(['1', 'a & b', undefined])
  })

  it('reports where a tag ends', () => {
    const xml = '<?xml version="1.0"?>\r\n<a b=">">\u{1f600}&amp;\r\n<c/></a>'
    const tags: string[] = []
    const tagBefore = (end: number) => tags.push(xml.slice(xml.lastIndexOf('<', end - 1), end))
    scanXml(xml, { open: (_, end) => tagBefore(end), close: (_, end) => tagBefore(end), text() {} })
    expect(tags).toEqual(['<a b=">">', '<c/>', '<c/>', '</a>'])
  })
})
