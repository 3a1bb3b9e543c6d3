import { describe, expect, it } from 'vitest'
import { p, r } from './test-docx.ts'
import { readTestDocx } from './test-reading.ts'
import { textOfBlock } from './text-of-blocks.ts'

describe('paragraphs', () => {
  const styles = `
    <w:docDefaults><w:rPrDefault><w:rPr><w:lang w:val="en-GB" w:eastAsia="zh-CN"/></w:rPr></w:rPrDefault></w:docDefaults>
    <w:style w:type="paragraph" w:styleId="T"><w:name w:val="Title"/></w:style>
    <w:style w:type="paragraph" w:styleId="H2"><w:name w:val="heading 2"/></w:style>
    <w:style w:type="paragraph" w:styleId="Own"><w:name w:val="Mine"/><w:basedOn w:val="H2"/></w:style>
    <w:style w:type="paragraph" w:styleId="C"><w:name w:val="caption"/></w:style>
    <w:style w:type="paragraph" w:styleId="L"><w:name w:val="List"/><w:pPr><w:numPr><w:numId w:val="5"/></w:numPr></w:pPr></w:style>`

  it.each([
    ['T', { role: 'title' }],
    ['H2', { role: 'heading', level: 2 }],
    ['Own', { role: 'heading', level: 2 }],
    ['C', { role: 'caption' }],
    ['unknown', { role: 'text' }],
  ])('of style %s', (style, expected) => {
    const body = p(r('a'), `<w:pStyle w:val="${style}"/>`)
    expect(readTestDocx({ body, styles }).blocks).toMatchObject([expected])
  })

  it('with an outline level of their own', () => {
    const body = p(r('a'), '<w:outlineLvl w:val="0"/>') + p(r('b'), '<w:outlineLvl w:val="9"/>')
    expect(readTestDocx({ body }).blocks).toMatchObject([
      { role: 'heading', level: 1 },
      { role: 'text' },
    ])
  })

  const numbering = `
    <w:abstractNum w:abstractNumId="1"><w:lvl w:ilvl="0"><w:start w:val="3"/><w:numFmt w:val="decimal"/></w:lvl><w:lvl w:ilvl="1"><w:numFmt w:val="lowerLetter"/></w:lvl></w:abstractNum>
    <w:abstractNum w:abstractNumId="2"><w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/></w:lvl></w:abstractNum>
    <w:abstractNum w:abstractNumId="3"><w:lvl w:ilvl="0"><w:numFmt w:val="none"/></w:lvl></w:abstractNum>
    <w:num w:numId="5"><w:abstractNumId w:val="1"/></w:num>
    <w:num w:numId="6"><w:abstractNumId w:val="2"/></w:num>
    <w:num w:numId="7"><w:abstractNumId w:val="3"/></w:num>`
  const item = (id: number, level = 0) =>
    p(r('a'), `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${id}"/></w:numPr>`)

  it('in lists, numbered as Word does', () => {
    const body = [
      item(5),
      item(5, 1),
      item(5, 1),
      item(5),
      item(5, 1),
      item(6),
      item(7),
      item(9),
    ].join('')
    const marks = readTestDocx({ body, numbering }).blocks.map(
      (block) => block.kind === 'paragraph' && block.list,
    )
    expect(marks).toEqual([
      { format: 'decimal', level: 0, value: 3 },
      { format: 'lower-alpha', level: 1, value: 1 },
      { format: 'lower-alpha', level: 1, value: 2 },
      { format: 'decimal', level: 0, value: 4 },
      { format: 'lower-alpha', level: 1, value: 1 },
      { format: 'bullet', level: 0, value: 1 },
      undefined,
      undefined,
    ])
  })

  const headings = `
    <w:abstractNum w:abstractNumId="1">
      <w:lvl w:ilvl="0"><w:numFmt w:val="upperRoman"/><w:lvlText w:val="Part %1:"/></w:lvl>
      <w:lvl w:ilvl="1"><w:numFmt w:val="decimal"/><w:lvlText w:val="%1.%2"/></w:lvl>
      <w:lvl w:ilvl="2"><w:numFmt w:val="decimal"/><w:isLgl/><w:lvlText w:val="%1.%2.%3"/></w:lvl>
      <w:lvl w:ilvl="3"><w:numFmt w:val="bullet"/><w:lvlText w:val="•"/></w:lvl>
    </w:abstractNum>
    <w:num w:numId="5"><w:abstractNumId w:val="1"/><w:lvlOverride w:ilvl="0"><w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/></w:lvl></w:lvlOverride></w:num>`
  const heading = (level: number, numbered = true) =>
    p(
      r('a'),
      `<w:outlineLvl w:val="${level}"/>${numbered ? `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="5"/></w:numPr>` : ''}`,
    )

  it('as headings, numbered as the document defines it', () => {
    const body = [0, 1, 1, 2, 0, 1, 3].map((level) => heading(level)).join('') + heading(0, false)
    const { blocks } = readTestDocx({ body, numbering: headings })
    expect(blocks.map((block) => block.kind === 'paragraph' && block.number)).toEqual([
      'Part I:',
      'I.1',
      'I.2',
      '1.2.1',
      'Part II:',
      'II.1',
      undefined,
      undefined,
    ])
    expect(blocks.every((block) => block.kind === 'paragraph' && !block.list)).toBe(true)
  })

  it('in the list of their style', () => {
    const body = p(r('a'), '<w:pStyle w:val="L"/>')
    expect(readTestDocx({ body, styles, numbering }).blocks).toMatchObject([{ list: { value: 3 } }])
  })

  it('with breaks, scripts and formulas, joined where they look the same', () => {
    const body = p(
      r('a') +
        r('b') +
        r('c', '<w:b/><w:i w:val="0"/>') +
        r('2', '<w:vertAlign w:val="superscript"/>') +
        '<w:r><w:tab/><w:br/></w:r><m:oMath><m:r><m:t>x=1</m:t></m:r></m:oMath>',
    )
    expect(readTestDocx({ body }).blocks).toMatchObject([
      {
        spans: [
          { text: 'ab' },
          { text: 'c', bold: true },
          { text: '2', position: 'super' },
          { text: '\t\nx=1' },
        ],
      },
    ])
  })

  it('without hidden text and pronunciations', () => {
    const ruby = `<w:r><w:ruby><w:rt>${r('かんじ')}</w:rt><w:rubyBase>${r('漢字')}</w:rubyBase></w:ruby></w:r>`
    const { blocks } = readTestDocx({ body: p(r('a', '<w:vanish/>') + ruby) })
    expect(blocks.map(textOfBlock)).toEqual(['漢字'])
  })

  it('with symbols, in notes as well', () => {
    const alpha = p(`<w:r><w:sym w:font="Symbol" w:char="F061"/></w:r>${r('-catenin')}`)
    const reference = p('<w:r><w:footnoteReference w:id="2"/></w:r>')
    const footnotes = `<w:footnote w:id="2">${alpha}</w:footnote>`
    const { blocks } = readTestDocx({ body: alpha + reference, footnotes })
    expect(blocks.map(textOfBlock)).toEqual(['α-catenin', '', 'α-catenin'])
  })

  it('with pictures by their description', () => {
    const drawing = '<w:r><w:drawing><wp:docPr xmlns:wp="wp" descr="A map"/></w:drawing></w:r>'
    expect(readTestDocx({ body: p(r('See ') + drawing) }).blocks).toMatchObject([
      { spans: [{ text: 'See ' }, { text: 'A map', isPicture: true }] },
    ])
  })

  const page = 'https://example.org/data?a=1&b=2'
  const relation = (id: string, target: string, mode = 'External') =>
    `<Relationship Id="${id}" Target="${target.replaceAll('&', '&amp;')}" TargetMode="${mode}"/>`
  const relations = [
    relation('r1', page),
    relation('r2', 'javascript:alert(1)'),
    relation('r3', 'file:///C:/notes.docx'),
    relation('r4', 'media/image1.png', 'Internal'),
  ].join('')
  const linked = (id: string, content = r('data')) =>
    `<w:hyperlink r:id="${id}">${content}</w:hyperlink>`
  const code = (text: string) => `<w:r><w:instrText>${text}</w:instrText></w:r>`
  const edge = (type: string) => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`
  const field = (text: string) =>
    `${edge('begin')}${code(text.slice(0, 5))}${code(text.slice(5))}${edge('separate')}${r('data')}${edge('end')}`

  it.each([
    ['a web page', linked('r1'), page],
    ['an email address', field(' HYPERLINK "mailto:ada@example.org"'), 'mailto:ada@example.org'],
    ['a page by its field', field(' HYPERLINK "https://example.org" \\h '), 'https://example.org'],
    [
      'a page by a simple field',
      `<w:fldSimple w:instr='HYPERLINK "https://example.org"'>${r('data')}</w:fldSimple>`,
      'https://example.org',
    ],
    ['a script', linked('r2'), undefined],
    ['a file of the author', linked('r3'), undefined],
    ['a part of the document', linked('r4'), undefined],
    ['a place in the document', field(' HYPERLINK \\l "results"'), undefined],
    ['a number by its field', field(' REF results'), undefined],
  ])('with a text that leads to %s', (_, link, address) => {
    const { blocks } = readTestDocx({ body: p(`${r('Our ')}${link}${r(' are open.')}`), relations })
    const [, span] = blocks.flatMap((block) => (block.kind === 'paragraph' ? block.spans : []))
    const text = blocks.map(textOfBlock).join('')
    expect(text).toBe('Our data are open.')
    expect(address === undefined ? undefined : span).toEqual(address && { text: 'data', address })
  })

  it('in tables, with cells over several columns', () => {
    const cell = (content: string, properties = '') => `<w:tc>${properties}${content}</w:tc>`
    const wide = '<w:tcPr><w:gridSpan w:val="2"/></w:tcPr>'
    const inner = `<w:tbl><w:tr>${cell(p(r('inner')))}</w:tr></w:tbl>`
    const body = `<w:tbl><w:tr>${cell(p(r('a')), wide)}</w:tr><w:tr>${cell(p(r('b')))}${cell(inner + p(r('c')))}</w:tr></w:tbl>`
    expect(readTestDocx({ body }).blocks).toMatchObject([
      {
        kind: 'table',
        rows: [
          { cells: [{ columns: 2, blocks: [{ spans: [{ text: 'a' }] }] }] },
          { cells: [{ columns: 1 }, { blocks: [{ kind: 'table' }, { spans: [{ text: 'c' }] }] }] },
        ],
      },
    ])
  })

  it.each([
    ['en-GB', 'English text', 'en-GB'],
    ['zh-CN', 'A text in English', undefined],
    ['en-US', '城市公园能够有效缓解夏季高温', undefined],
    ['not a tag!', 'English text', undefined],
  ])('declared as %s: %s', (language, text, expected) => {
    const lang = styles.replace('en-GB', language)
    expect(readTestDocx({ body: p(r(text)), styles: lang }).outline.language).toBe(expected)
  })
})
