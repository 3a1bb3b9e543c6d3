import { expect, it } from 'vitest'
import { del, endMark, ins, p, r } from '../parse/test-docx.ts'
import { readTestDocx } from '../parse/test-reading.ts'
import { changedPart } from './changed-part.ts'

const drawing =
  '<w:r><w:drawing><wp:docPr xmlns:wp="wp" descr=""/><wp:inline xmlns:wp="wp"/></w:drawing></w:r>'
const row = (mark: string) =>
  `<w:tbl><w:tr><w:trPr><w:${mark} w:id="1" w:author="Ada"/></w:trPr><w:tc>${p('')}</w:tc></w:tr></w:tbl>`

it.each([
  ['a text', p(ins(r('a'))), 'insertion', undefined],
  ['a space', p(r('a') + del(' ')), 'deletion', 'space'],
  ['a new paragraph', p(r('a'), endMark('ins')), 'insertion', 'paragraph-mark'],
  [
    'a replaced paragraph',
    p(r('a'), endMark('ins')) + p('', endMark('del')),
    'replacement',
    'paragraph-mark',
  ],
  ['a row', row('del'), 'deletion', 'table-row'],
  ['a picture', p(ins(drawing)), 'insertion', 'picture'],
  ['an empty run', p(ins('<w:r><w:rPr><w:b/></w:rPr></w:r>')), 'insertion', 'formatting'],
  [
    'the format of a formula',
    p(`<m:ctrlPr>${ins('')}${del('')}</m:ctrlPr>`),
    'replacement',
    'formatting',
  ],
] as const)('names %s', (_, body, kind, expected) => {
  const [change] = readTestDocx({ body: p(r('Text')) + body + p(r('End')) }).changes
  expect(change?.kind).toBe(kind)
  expect(change && changedPart(change)).toBe(expected)
})
