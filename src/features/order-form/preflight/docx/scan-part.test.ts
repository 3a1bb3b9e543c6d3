import { describe, expect, it } from 'vitest'
import { scanPart } from './scan-part.ts'

const word = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
const part = (body: string) =>
  `<w:document xmlns:w="${word}" xmlns:m="m" xmlns:mc="mc" xmlns:wp="wp" xmlns:pic="pic" xmlns:v="v" xmlns:c="c"><w:body>${body}</w:body></w:document>`
const p = (content: string) => `<w:p>${content}</w:p>`
const t = (text: string) => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`
const ins = (content: string) => `<w:ins w:id="1">${content}</w:ins>`
const del = (text: string) => `<w:del w:id="2"><w:r><w:delText>${text}</w:delText></w:r></w:del>`
const mark = (change: string) => `<w:pPr><w:rPr>${change}</w:rPr></w:pPr>`
const picture = (height = 2_000_000) =>
  `<w:r><w:drawing><wp:inline><wp:extent cx="1" cy="${height}"/><pic:pic/></wp:inline></w:drawing></w:r>`

const textsOf = (body: string) =>
  scanPart(part(body))
    ?.blocks.map(({ text }) => text)
    .filter((text) => text.trim() !== '')

describe('the text of a part', () => {
  it.each([
    ['runs are joined', p(t('One ') + t('word &amp; two')), ['One word & two']],
    [
      'tabs, breaks and hyphens',
      p('<w:r><w:t>a</w:t><w:tab/><w:t>b</w:t><w:br/><w:t>c</w:t><w:noBreakHyphen/></w:r>'),
      ['a\tb\nc-'],
    ],
    ['symbols', p('<w:r><w:sym w:font="Symbol" w:char="F06D"/><w:t>M</w:t></w:r>'), ['μM']],
    ['no hidden text', p(`<w:r><w:rPr><w:vanish/></w:rPr><w:t>a</w:t></w:r>${t('b')}`), ['b']],
    [
      'no pronunciation',
      p(`<w:r><w:ruby><w:rt>${t('a')}</w:rt><w:rubyBase>${t('b')}</w:rubyBase></w:ruby></w:r>`),
      ['b'],
    ],
    ['tab stops of the style', p(`<w:pPr><w:tabs><w:tab/></w:tabs></w:pPr>${t('a')}`), ['a']],
    ['insertions stay and deletions go', p(t('a') + ins(t('b')) + del('c')), ['ab']],
    [
      'moved text at its new position',
      p(`<w:moveFrom>${t('a')}</w:moveFrom>`) + p(t('b')) + p(`<w:moveTo>${t('a')}</w:moveTo>`),
      ['b', 'a'],
    ],
    ['a deleted mark', p(mark('<w:del w:id="1"/>') + t('a ')) + p(t('b')), ['a b']],
    ['a deleted mark at the end', p(mark('<w:del w:id="1"/>') + t('a')), ['a']],
    ['a field shows its result', p(`<w:r><w:instrText>PAGE</w:instrText></w:r>${t('7')}`), ['7']],
    ['formulas', p(`${t('E = ')}<m:oMath><m:r><m:t>mc</m:t></m:r></m:oMath>`), ['E = mc']],
    [
      'a text box once',
      p(
        `${t('a')}<mc:AlternateContent><mc:Choice><w:txbxContent>${p(t('box'))}</w:txbxContent></mc:Choice><mc:Fallback><w:txbxContent>${p(t('box'))}</w:txbxContent></mc:Fallback></mc:AlternateContent>`,
      ),
      ['box', 'a'],
    ],
  ])('%s', (_, body, expected) => {
    expect(textsOf(body)).toEqual(expected)
  })

  it('is missing where the XML is cut off or not of Word', () => {
    expect(scanPart(part(p(t('a'))).slice(0, -12))).toBeUndefined()
    expect(scanPart('<workbook xmlns="http://example.org/sheet"/>')).toBeUndefined()
  })
})

it.each([
  ['none', p(t('a')), 0],
  ['an insertion and a deletion', p(ins(t('a')) + del('b')), 2],
  ['a move', p(`<w:moveFrom>${t('a')}</w:moveFrom>`) + p(`<w:moveTo>${t('a')}</w:moveTo>`), 1],
  ['a new paragraph with its text', p(mark('<w:ins w:id="3"/>') + ins(t('a'))), 1],
  ['a paragraph that was split', p(mark('<w:ins w:id="3"/>') + t('a')) + p(t('b')), 1],
  ['a joined paragraph', p(mark('<w:del w:id="3"/>') + t('a')) + p(t('b')), 1],
  ['an inserted row', `<w:tbl><w:tr><w:trPr>${ins('')}</w:trPr></w:tr></w:tbl>`, 1],
])('counts tracked changes: %s', (_, body, expected) => {
  expect(scanPart(part(body))?.changes).toBe(expected)
})

it.each([
  ['text', p(t('a')), false],
  ['a picture', p(picture()), true],
  ['a symbol in a line', p(t('a') + picture(200_000)), false],
  ['a chart', p('<w:r><w:drawing><c:chart/></w:drawing></w:r>'), true],
  ['an older picture', p('<w:r><w:pict><v:shape><v:imagedata/></v:shape></w:pict></w:r>'), true],
  [
    'an older symbol',
    p(
      '<w:r><w:pict><v:shape style="width:9pt;height:12.5pt"><v:imagedata/></v:shape></w:pict></w:r>',
    ),
    false,
  ],
  ['an embedded equation', p('<w:r><w:object><v:imagedata/></w:object></w:r>'), false],
  ['a deleted picture', p(`<w:del w:id="1">${picture()}</w:del>`), false],
])('sees whether there is a picture: %s', (_, body, expected) => {
  expect(scanPart(part(body))?.blocks.some(({ hasPicture }) => hasPicture)).toBe(expected)
})

it('keeps the style of a paragraph and whether it is in a table', () => {
  const styled = `<w:pPr><w:pStyle w:val="Heading1"/></w:pPr>${t('a')}`
  const body = `${p(styled)}<w:tbl><w:tr><w:tc>${p(t('b'))}</w:tc></w:tr></w:tbl>${p(t('c'))}`
  expect(scanPart(part(body))?.blocks).toMatchObject([
    { style: 'Heading1', inTable: false },
    { style: undefined, inTable: true },
    { inTable: false },
  ])
})

it('keeps the present style, not the one before a tracked change', () => {
  const restyled = `<w:pPr><w:pStyle w:val="Heading1"/><w:pPrChange w:id="1"><w:pPr><w:pStyle w:val="Quote"/></w:pPr></w:pPrChange></w:pPr>${t('a')}`
  expect(scanPart(part(p(restyled)))?.blocks).toMatchObject([{ style: 'Heading1' }])
})
