import { describe, expect, it } from 'vitest'
import { decideRevisions } from './decide-revisions.ts'
import type { Decision } from './revisions.ts'

const main = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
const body = (content: string) => `<w:body xmlns:w="${main}">${content}</w:body>`

/** The part with a decision on each tracked tag by its id; one on `*` is on all of them. */
function decided(content: string, decisions: Record<string, Decision>): string {
  const xml = body(content)
  const written = decideRevisions(xml, (at) => {
    const tag = xml.slice(xml.lastIndexOf('<', at - 1), at)
    const [, id = ''] = /w:id="([^"]*)"/.exec(tag) ?? []
    return decisions[id] ?? decisions['*']
  })
  if (written === undefined) throw new Error('It is malformed.')
  return written.slice(written.indexOf('>') + 1, -'</w:body>'.length)
}

const r = (text: string, format = '') => `<w:r>${format}<w:t>${text}</w:t></w:r>`
const gone = (text: string) => `<w:r><w:delText>${text}</w:delText></w:r>`
const tracked = (mark: string, id: number, content = '') =>
  content ? `<w:${mark} w:id="${id}">${content}</w:${mark}>` : `<w:${mark} w:id="${id}"/>`
const p = (content: string, properties = '') =>
  `<w:p>${properties && `<w:pPr>${properties}</w:pPr>`}${content}</w:p>`
const end = (mark: string, id: number) => `<w:rPr>${tracked(mark, id)}</w:rPr>`
const noEnd = '<w:pPr><w:rPr></w:rPr></w:pPr>'
const jc = (side: string) => `<w:jc w:val="${side}"/>`

describe.each<[string, string, string, string]>([
  ['an insertion', p(r('a') + tracked('ins', 1, r('b'))), p(r('a') + r('b')), p(r('a'))],
  ['a deletion', p(tracked('del', 1, gone('b'))), p(''), p(r('b'))],
  [
    'a field that was deleted',
    p(tracked('del', 1, '<w:r><w:delInstrText>REF</w:delInstrText></w:r>')),
    p(''),
    p('<w:r><w:instrText>REF</w:instrText></w:r>'),
  ],
  [
    'a replacement',
    p(tracked('del', 1, gone('a')) + tracked('ins', 1, r('b'))),
    p(r('b')),
    p(r('a')),
  ],
  [
    'a link in an insertion',
    p(tracked('ins', 1, `<w:hyperlink w:anchor="x">${r('b')}</w:hyperlink>`)),
    p(`<w:hyperlink w:anchor="x">${r('b')}</w:hyperlink>`),
    p(''),
  ],
  [
    'a move',
    p(
      `<w:moveFromRangeStart w:id="1"/>${tracked('moveFrom', 1, r('a'))}<w:moveFromRangeEnd w:id="1"/>`,
    ) +
      p(
        `<w:moveToRangeStart w:id="1"/>${tracked('moveTo', 1, r('a'))}<w:moveToRangeEnd w:id="1"/>`,
      ),
    p('') + p(r('a')),
    p(r('a')) + p(''),
  ],
  [
    'a format',
    p(r('a', '<w:rPr><w:b/><w:rPrChange w:id="1"><w:rPr><w:i/></w:rPr></w:rPrChange></w:rPr>')),
    p(r('a', '<w:rPr><w:b/></w:rPr>')),
    p(r('a', '<w:rPr><w:i/></w:rPr>')),
  ],
  [
    'a format where there was none',
    p(r('a', '<w:rPr><w:b/><w:rPrChange w:id="1"/></w:rPr>')),
    p(r('a', '<w:rPr><w:b/></w:rPr>')),
    p(r('a', '<w:rPr></w:rPr>')),
  ],
  [
    'the format of a paragraph, whose mark has its own',
    p(
      r('a'),
      `${jc('left')}<w:rPr><w:b/></w:rPr><w:pPrChange w:id="1"><w:pPr>${jc('right')}</w:pPr></w:pPrChange>`,
    ),
    p(r('a'), `${jc('left')}<w:rPr><w:b/></w:rPr>`),
    p(r('a'), `${jc('right')}<w:rPr><w:b/></w:rPr>`),
  ],
  [
    'the format of a mark that is tracked itself',
    p(
      r('a'),
      `<w:rPr>${tracked('ins', 9)}<w:b/><w:rPrChange w:id="1"><w:rPr><w:i/></w:rPr></w:rPrChange></w:rPr>`,
    ),
    p(r('a'), `<w:rPr>${tracked('ins', 9)}<w:b/></w:rPr>`),
    p(r('a'), `<w:rPr>${tracked('ins', 9)}<w:i/></w:rPr>`),
  ],
  [
    'the format of a section',
    p(
      '',
      `<w:sectPr><w:headerReference w:type="first"/><w:cols w:num="2"/><w:sectPrChange w:id="1"><w:sectPr><w:cols w:num="1"/></w:sectPr></w:sectPrChange></w:sectPr>`,
    ),
    p('', '<w:sectPr><w:headerReference w:type="first"/><w:cols w:num="2"/></w:sectPr>'),
    p('', '<w:sectPr><w:headerReference w:type="first"/><w:cols w:num="1"/></w:sectPr>'),
  ],
  [
    'the format of a cell',
    `<w:tbl><w:tr><w:tc><w:tcPr><w:noWrap/><w:tcPrChange w:id="1"><w:tcPr><w:hideMark/></w:tcPr></w:tcPrChange></w:tcPr>${p('')}</w:tc></w:tr></w:tbl>`,
    `<w:tbl><w:tr><w:tc><w:tcPr><w:noWrap/></w:tcPr>${p('')}</w:tc></w:tr></w:tbl>`,
    `<w:tbl><w:tr><w:tc><w:tcPr><w:hideMark/></w:tcPr>${p('')}</w:tc></w:tr></w:tbl>`,
  ],
  [
    'an inserted paragraph',
    p(tracked('ins', 1, r('a')), jc('left') + end('ins', 1)) + p(r('b'), jc('right')),
    p(r('a'), `${jc('left')}<w:rPr></w:rPr>`) + p(r('b'), jc('right')),
    p(r('b'), jc('right')),
  ],
  [
    'a paragraph that was split',
    p(r('a'), jc('left') + end('ins', 1)) + p(r('b'), jc('right')),
    p(r('a'), `${jc('left')}<w:rPr></w:rPr>`) + p(r('b'), jc('right')),
    p(r('a') + r('b'), jc('right')),
  ],
  [
    'paragraphs that were joined',
    p(r('a'), end('del', 1)) + p(r('b'), end('del', 1)) + p(r('c'), jc('right')),
    p(r('a') + r('b') + r('c'), jc('right')),
    `<w:p>${noEnd}${r('a')}</w:p><w:p>${noEnd}${r('b')}</w:p>${p(r('c'), jc('right'))}`,
  ],
  [
    'a paragraph that was joined with an empty one',
    `${p(r('a'), end('del', 1))}<w:p/>`,
    `<w:p>${r('a')}</w:p>`,
    `<w:p>${noEnd}${r('a')}</w:p><w:p/>`,
  ],
  [
    'a deleted paragraph before a table',
    `${p(tracked('del', 1, gone('a')), end('del', 1))}<w:tbl/>`,
    '<w:tbl/>',
    `<w:p>${noEnd}${r('a')}</w:p><w:tbl/>`,
  ],
  [
    'the end of a text before a table',
    `${p(r('a'), end('del', 1))}<w:tbl/>`,
    `<w:p>${noEnd}${r('a')}</w:p><w:tbl/>`,
    `<w:p>${noEnd}${r('a')}</w:p><w:tbl/>`,
  ],
  [
    'the last paragraph',
    `${p(r('a'))}${p(tracked('del', 1, gone('b')), end('del', 1))}<w:sectPr/>`,
    `${p(r('a'))}<w:p>${noEnd}</w:p><w:sectPr/>`,
    `${p(r('a'))}<w:p>${noEnd}${r('b')}</w:p><w:sectPr/>`,
  ],
  [
    'an inserted row',
    `<w:tbl><w:tr/><w:tr><w:trPr>${tracked('ins', 1)}</w:trPr><w:tc/></w:tr></w:tbl>`,
    '<w:tbl><w:tr/><w:tr><w:trPr></w:trPr><w:tc/></w:tr></w:tbl>',
    '<w:tbl><w:tr/></w:tbl>',
  ],
  [
    'a deleted row, the only one',
    `${p('')}<w:tbl><w:tr><w:trPr>${tracked('del', 1)}</w:trPr><w:tc/></w:tr></w:tbl>${p('')}`,
    p('') + p(''),
    `${p('')}<w:tbl><w:tr><w:trPr></w:trPr><w:tc/></w:tr></w:tbl>${p('')}`,
  ],
  [
    'an inserted cell',
    `<w:tbl><w:tr><w:tc/><w:tc><w:tcPr>${tracked('cellIns', 1)}</w:tcPr></w:tc></w:tr></w:tbl>`,
    '<w:tbl><w:tr><w:tc/><w:tc><w:tcPr></w:tcPr></w:tc></w:tr></w:tbl>',
    '<w:tbl><w:tr><w:tc/></w:tr></w:tbl>',
  ],
  [
    'a deleted cell, the only one of its row',
    `<w:tbl><w:tr><w:tc/></w:tr><w:tr><w:tc><w:tcPr>${tracked('cellDel', 1)}</w:tcPr></w:tc></w:tr></w:tbl>`,
    '<w:tbl><w:tr><w:tc/></w:tr></w:tbl>',
    '<w:tbl><w:tr><w:tc/></w:tr><w:tr><w:tc><w:tcPr></w:tcPr></w:tc></w:tr></w:tbl>',
  ],
  [
    'a merged cell',
    '<w:tc><w:tcPr><w:tcW w:w="5"/><w:noWrap/><w:cellMerge w:id="1" w:vMerge="rest" w:vMergeOrig="cont"/></w:tcPr></w:tc>',
    '<w:tc><w:tcPr><w:tcW w:w="5"/><w:vMerge w:val="restart"/><w:noWrap/></w:tcPr></w:tc>',
    '<w:tc><w:tcPr><w:tcW w:w="5"/><w:vMerge/><w:noWrap/></w:tcPr></w:tc>',
  ],
  [
    'a list that was made of a paragraph',
    p(r('a'), `<w:numPr><w:ilvl w:val="0"/>${tracked('ins', 1)}</w:numPr>${jc('left')}`),
    p(r('a'), `<w:numPr><w:ilvl w:val="0"/></w:numPr>${jc('left')}`),
    p(r('a'), jc('left')),
  ],
  [
    'an older copy of what is shown',
    `<mc:AlternateContent xmlns:mc="mc"><mc:Choice>${p(tracked('ins', 1, r('a')))}</mc:Choice><mc:Fallback>${p(tracked('ins', 1, r('a')))}</mc:Fallback></mc:AlternateContent>`,
    `<mc:AlternateContent xmlns:mc="mc"><mc:Choice>${p(r('a'))}</mc:Choice><mc:Fallback>${p(r('a'))}</mc:Fallback></mc:AlternateContent>`,
    `<mc:AlternateContent xmlns:mc="mc"><mc:Choice>${p('')}</mc:Choice><mc:Fallback>${p('')}</mc:Fallback></mc:AlternateContent>`,
  ],
  [
    'ranges that begin or end in it',
    p(
      `${tracked('ins', 1, `<w:bookmarkStart w:id="5"/>${r('a')}<w:commentRangeStart w:id="6"/>${r('b')}<w:commentRangeEnd w:id="6"/>`)}${r('c')}<w:bookmarkEnd w:id="5"/>`,
    ),
    p(
      `<w:bookmarkStart w:id="5"/>${r('a')}<w:commentRangeStart w:id="6"/>${r('b')}<w:commentRangeEnd w:id="6"/>${r('c')}<w:bookmarkEnd w:id="5"/>`,
    ),
    p(`<w:bookmarkStart w:id="5"/>${r('c')}<w:bookmarkEnd w:id="5"/>`),
  ],
])('%s', (_, xml, accepted, rejected) => {
  it('is accepted', () => expect(decided(xml, { 1: 'accepted' })).toBe(accepted))
  it('is rejected', () => expect(decided(xml, { 1: 'rejected' })).toBe(rejected))
  it('stays while it is undecided', () => expect(decided(xml, { 2: 'accepted' })).toBe(xml))
})

describe('what one inserted and another deleted', () => {
  const xml = p(tracked('ins', 1, r('a') + tracked('del', 2, gone('b'))))
  it.each<[string, Record<string, Decision>, string]>([
    [
      'stays inserted once the deletion is rejected',
      { 2: 'rejected' },
      p(tracked('ins', 1, r('a') + r('b'))),
    ],
    [
      'stays deleted once the insertion is accepted',
      { 1: 'accepted' },
      p(r('a') + tracked('del', 2, gone('b'))),
    ],
    ['goes with the insertion', { 1: 'rejected' }, p('')],
    ['goes with the deletion', { 2: 'accepted' }, p(tracked('ins', 1, r('a')))],
    ['goes when both are accepted', { '*': 'accepted' }, p(r('a'))],
  ])('%s', (_, decisions, expected) => {
    expect(decided(xml, decisions)).toBe(expected)
  })

  it('leaves no empty insertion', () => {
    expect(decided(p(tracked('ins', 1, tracked('del', 2, gone('b')))), { 2: 'accepted' })).toBe(
      p(''),
    )
  })
})

it('has nothing to say about malformed XML', () => {
  expect(decideRevisions('<a>', () => 'accepted')).toBeUndefined()
})
