import { describe, expect, it } from 'vitest'
import { attribute, scanXml } from './scan-xml.ts'

function scan(xml: string): string[] | undefined {
  const seen: string[] = []
  const wellFormed = scanXml(xml, {
    open: (name) => seen.push(`<${name}>`),
    close: (name) => seen.push(`</${name}>`),
    text: (text) => seen.push(text),
  })
  return wellFormed ? seen : undefined
}

describe('scanXml', () => {
  it.each([
    ['<a>b<c/>d</a>', ['<a>', 'b', '<c>', '</c>', 'd', '</a>']],
    ['<?xml version="1.0"?>\n<a><!-- <b> --></a>\n', ['<a>', '</a>']],
    ['<a x="1 > 0" y=\'"\'>t</a>', ['<a>', 't', '</a>']],
    ['<a>&lt;&amp;&#233;&#x4E2D;&#128512;&unknown;</a>', ['<a>', '<&é中😀&unknown;', '</a>']],
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
  ])('refuses %s', (xml) => {
    expect(scan(xml)).toBeUndefined()
  })

  it('reads an attribute by its whole name', () => {
    expect(attribute(' w:id="1" id=\'a &amp; b\'', 'id')).toBe('a & b')
    expect(attribute(' w:id="1"', 'id')).toBeUndefined()
  })
})
