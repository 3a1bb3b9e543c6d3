import { expect, it } from 'vitest'
import { isElement, readXmlTree, withChildren, writeXml } from './xml-tree.ts'

it.each([
  ['<?xml version="1.0"?>\r\n<a b=">"><!-- <c> -->text &amp; <c  d=\'1\'/></a>\n'],
  ['<w:a xmlns:w="u"><w:b></w:b><w:b/><![CDATA[<c>]]> \u{1f600}</w:a>'],
])('writes %s as it was', (xml) => {
  expect(writeXml(readXmlTree(xml) ?? [])).toBe(xml)
})

it('knows the names of Word, and where tags end', () => {
  const main = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
  const xml = `<x:p xmlns:x="${main}"><r/></x:p>`
  const [paragraph] = readXmlTree(xml) ?? []
  if (!isElement(paragraph)) throw new Error('There is no paragraph.')
  expect(paragraph.word).toBe('p')
  expect(xml.slice(0, paragraph.at)).toBe(paragraph.open)
  expect(paragraph.children).toMatchObject([{ word: undefined, open: '<r/>', close: '' }])
})

it('has no tree for malformed XML', () => {
  expect(readXmlTree('<a><b></a>')).toBeUndefined()
})

it.each([
  ['<w:p/>', '<w:p>text</w:p>'],
  ['<w:p a="b" />', '<w:p a="b">text</w:p>'],
  ['<w:p></w:p>', '<w:p>text</w:p>'],
])('fills %s', (xml, expected) => {
  const [element] = readXmlTree(`<x xmlns:w="w">${xml}</x>`) ?? []
  const [empty] = isElement(element) ? element.children : []
  expect(isElement(empty) && writeXml([withChildren(empty, ['text'])])).toBe(expected)
})
