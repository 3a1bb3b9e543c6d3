import { describe, expect, it } from 'vitest'
import { p, r } from './test-docx.ts'
import { readTestDocx } from './test-reading.ts'

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

  it('with pictures by their description', () => {
    const drawing = '<w:r><w:drawing><wp:docPr xmlns:wp="wp" descr="A map"/></w:drawing></w:r>'
    expect(readTestDocx({ body: p(r('See ') + drawing) }).blocks).toMatchObject([
      { spans: [{ text: 'See ' }, { text: 'A map', isPicture: true }] },
    ])
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
