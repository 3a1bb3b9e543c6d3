import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { testPackage } from '../../../src/lib/manuscript/package/test-package.ts'
import { longestText, mostParagraphs } from '../../../src/lib/manuscript/text-problem.ts'
import { docxTexts } from './docx-paragraphs.ts'
import { readDocx, textOrEmpty } from './read-docx.ts'

const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
const STRICT = 'http://purl.oclc.org/ooxml/wordprocessingml/main'

const part = (body: string) =>
  `<w:document xmlns:w="${WORD}" xmlns:m="m" xmlns:mc="mc"><w:body>${body}</w:body></w:document>`
const p = (content: string) => `<w:p>${content}</w:p>`
const t = (text: string) => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`

describe('the paragraphs of a part', () => {
  it.each([
    ['runs are joined', p(t('One ') + t('word &amp; two')), ['One word & two']],
    ['empty paragraphs are left out', p('') + p(t('a')) + p(t('  ')), ['a']],
    [
      'tabs and breaks',
      p('<w:r><w:t>a</w:t><w:tab/><w:t>b</w:t><w:br/><w:t>c</w:t></w:r>'),
      ['a\tb\nc'],
    ],
    [
      'tab stops of the style are no tabs',
      p(`<w:pPr><w:tabs><w:tab w:val="left"/></w:tabs></w:pPr>${t('a')}`),
      ['a'],
    ],
    [
      'non-breaking hyphens',
      p('<w:r><w:t>pre</w:t><w:noBreakHyphen/><w:t>war</w:t></w:r>'),
      ['pre-war'],
    ],
    [
      'symbols, by their font',
      p(
        '<w:r><w:sym w:font="Symbol" w:char="F061"/><w:sym w:font="Odd" w:char="F061"/></w:r><w:r><w:rPr><w:rFonts w:ascii="Wingdings"/></w:rPr><w:t>\uf0fc</w:t></w:r>',
      ),
      ['α□✓'],
    ],
    [
      'what is below a pronunciation',
      p(
        `<w:r><w:ruby><w:rt>${t('かんじ')}</w:rt><w:rubyBase>${t('漢字')}</w:rubyBase></w:ruby></w:r>${t('です')}`,
      ),
      ['漢字です'],
    ],
    [
      'no hidden text',
      p(
        `<w:pPr><w:rPr><w:vanish/></w:rPr></w:pPr>${t('a')}<w:r><w:rPr><w:vanish/></w:rPr><w:t>b</w:t><w:tab/></w:r><w:r><w:rPr><w:vanish w:val="0"/></w:rPr><w:t>c</w:t></w:r>`,
      ),
      ['ac'],
    ],
    [
      'no deleted rows and cells',
      `<w:tbl><w:tr><w:trPr><w:del/></w:trPr><w:tc>${p(t('a'))}</w:tc></w:tr><w:tr><w:tc><w:tcPr><w:cellDel/></w:tcPr>${p(t('b'))}</w:tc><w:tc>${p(t('c'))}</w:tc></w:tr></w:tbl>`,
      ['c'],
    ],
    ['insertions stay', p(`${t('a')}<w:ins w:id="1">${t('b')}</w:ins>`), ['ab']],
    [
      'deletions go',
      p(`${t('a')}<w:del w:id="1"><w:r><w:delText>b</w:delText></w:r></w:del>`),
      ['a'],
    ],
    [
      'moved text at its new position',
      p(`<w:moveFrom>${t('a')}</w:moveFrom>`) + p(t('b')) + p(`<w:moveTo>${t('a')}</w:moveTo>`),
      ['b', 'a'],
    ],
    [
      'a deleted mark joins paragraphs',
      p(`<w:pPr><w:rPr><w:del w:id="1"/></w:rPr></w:pPr>${t('a ')}`) + p(t('b')),
      ['a b'],
    ],
    [
      'a deleted mark at the end',
      p(`<w:pPr><w:rPr><w:del w:id="1"/></w:rPr></w:pPr>${t('a')}`),
      ['a'],
    ],
    [
      'cells one by one',
      `<w:tbl><w:tr><w:tc>${p(t('a'))}</w:tc><w:tc>${p(t('b'))}</w:tc></w:tr></w:tbl>`,
      ['a', 'b'],
    ],
    [
      'links and controls',
      p(
        `<w:hyperlink>${t('a')}</w:hyperlink><w:sdt><w:sdtContent>${t('b')}</w:sdtContent></w:sdt>`,
      ),
      ['ab'],
    ],
    ['a field shows its result', p(`<w:r><w:instrText>PAGE</w:instrText></w:r>${t('7')}`), ['7']],
    ['mathematics', p(`${t('E = ')}<m:oMath><m:r><m:t>mc</m:t></m:r></m:oMath>`), ['E = mc']],
    [
      'a text box once, before its paragraph',
      p(
        `${t('a')}<mc:AlternateContent><mc:Choice><w:txbxContent>${p(t('box'))}</w:txbxContent></mc:Choice><mc:Fallback><w:txbxContent>${p(t('box'))}</w:txbxContent></mc:Fallback></mc:AlternateContent>`,
      ),
      ['box', 'a'],
    ],
  ])('%s', (_, body, expected) => {
    expect(docxTexts(part(body))).toEqual(expected)
  })

  it('are found under any prefix and in strict documents', () => {
    expect(
      docxTexts(`<document xmlns="${STRICT}"><body><p><r><t>a</t></r></p></body></document>`),
    ).toEqual(['a'])
    expect(docxTexts(`<x:document xmlns:x="${WORD}"><x:p><x:t>a</x:t></x:p></x:document>`)).toEqual(
      ['a'],
    )
  })

  it('are missing where the XML is cut off or not of a document', () => {
    expect(docxTexts(part(p(t('a'))).slice(0, -12))).toBeUndefined()
    expect(docxTexts('<workbook xmlns="http://example.org/sheet"/>')).toBeUndefined()
  })
})

describe('readDocx', () => {
  const docx = (parts: Record<string, string>) =>
    zipSync(Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)])))

  it('reads footnotes after the text, without the separator above them', async () => {
    const notes = `<w:footnotes xmlns:w="${WORD}"><w:footnote w:type="separator" w:id="-1">${p(t('rule'))}</w:footnote><w:footnote w:id="1">${p(t('note'))}</w:footnote></w:footnotes>`
    const bytes = testPackage(part(p(t('text'))), [{ kind: 'footnotes', xml: notes }])
    expect(readDocx(bytes)).toEqual({ kind: 'text', paragraphs: ['text', 'note'] })
  })

  it('leaves out what a style hides, unless its own format shows it', () => {
    const hiding = (id: string, type: string) =>
      `<w:style w:type="${type}" w:styleId="${id}"><w:rPr><w:vanish/></w:rPr></w:style>`
    const styles = `<w:styles xmlns:w="${WORD}">${hiding('Notes', 'paragraph')}${hiding('Aside', 'character')}</w:styles>`
    const run = (format: string, text: string) =>
      `<w:r><w:rPr>${format}</w:rPr><w:t>${text}</w:t></w:r>`
    const body =
      p(t('a') + run('<w:rStyle w:val="Aside"/>', 'b')) +
      p(`<w:pPr><w:pStyle w:val="Notes"/></w:pPr>${t('c')}${run('<w:vanish w:val="0"/>', 'd')}`) +
      p(run('<w:vanish/>', 'e') + t('f'))
    const bytes = testPackage(part(body), [{ kind: 'styles', xml: styles }])
    expect(readDocx(bytes)).toEqual({ kind: 'text', paragraphs: ['a', 'd', 'f'] })
  })

  it.each([
    ['no bytes', new Uint8Array(), { kind: 'empty' }],
    ['no text', docx({ 'word/document.xml': part(p('')) }), { kind: 'empty' }],
    [
      'only a rule of dashes',
      docx({ 'word/document.xml': part(p(t('— — —'))) }),
      { kind: 'empty' },
    ],
    ['a text file', strToU8('Dear editor'), { kind: 'broken', reason: 'not-a-word-document' }],
    [
      'a zip of something else',
      docx({ 'a.txt': 'a' }),
      { kind: 'broken', reason: 'not-a-word-document' },
    ],
    [
      'XML that ends too early',
      docx({ 'word/document.xml': '<w:document' }),
      { kind: 'broken', reason: 'damaged' },
    ],
    [
      'XML that is nested without end',
      docx({ 'word/document.xml': part('<w:p>'.repeat(200_000)) }),
      { kind: 'broken', reason: 'damaged' },
    ],
    [
      'a word that is repeated without end',
      docx({ 'word/document.xml': part(p(t('word '.repeat(longestText / 5 + 1)))) }),
      { kind: 'broken', reason: 'too-large' },
    ],
    [
      'more paragraphs than are read, whatever follows them',
      docx({ 'word/document.xml': `${part(p(t('a')).repeat(mostParagraphs + 1))}<w:p` }),
      { kind: 'broken', reason: 'too-large' },
    ],
  ])('reports the problem of %s', async (_, bytes, expected) => {
    expect(readDocx(bytes)).toEqual(expected)
  })

  it('takes as many paragraphs as its limit', () => {
    const most = Array.from({ length: mostParagraphs }, () => 'a')
    expect(textOrEmpty(most)).toMatchObject({ kind: 'text' })
    expect(textOrEmpty([...most, 'a'])).toEqual({ kind: 'broken', reason: 'too-large' })
  })
})
