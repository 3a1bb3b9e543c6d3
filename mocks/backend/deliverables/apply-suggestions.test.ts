import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { testPackage } from '../../../src/lib/manuscript/package/test-package.ts'
import { scanXml } from '../../../src/lib/manuscript/scan-xml.ts'
import { sampleManuscript } from '../../samples/sample-manuscript.ts'
import { TRACKED_ACCEPTED } from '../../samples/tracked-paper.ts'
import { writePackage } from '../../samples/word/write-manuscript.ts'
import { fixedNow } from '../../world/clock/fixed-now.ts'
import { PARAGRAPH_GAP } from '../grading/graded-text.ts'
import { docxTexts } from '../uploads/docx-paragraphs.ts'
import { readDocx } from '../uploads/read-docx.ts'
import { applySuggestions } from './apply-suggestions.ts'

const author = 'Galley "Editing" & Co'
const signed = 'w:author="Galley &quot;Editing&quot; &amp; Co" w:date="2026-11-02T10:00:00Z"'

async function textsOf(bytes: Uint8Array): Promise<string[]> {
  const read = readDocx(bytes)
  return read.kind === 'text' ? read.paragraphs : []
}

/** Findings for words of the text, each at its first occurrence. */
async function findingsIn(bytes: Uint8Array, changes: Record<string, string | undefined>) {
  const text = (await textsOf(bytes)).join(PARAGRAPH_GAP)
  return Object.entries(changes).map(([word, suggestion]) => {
    const start = text.indexOf(word)
    if (start < 0) throw new Error(`There is no ${word} in the text.`)
    const suggestions = suggestion === undefined ? [] : [suggestion]
    return { kind: 'Spelling', message: '', start, end: start + word.length, suggestions }
  })
}

const documentIn = (bytes: Uint8Array, name = 'word/document.xml') =>
  strFromU8(unzipSync(bytes)[name] ?? new Uint8Array())

const refused = (xml: string) =>
  xml
    .replaceAll(/<w:ins [^>]*Galley.*?<\/w:ins>/g, '')
    .replaceAll(/<w:del ([^>]*Galley[^>]*)>(.*?)<\/w:del>/g, '$2')
    .replaceAll('w:delText', 'w:t')

async function edited(content: string, changes: Record<string, string | undefined>) {
  const before = writePackage(content, ['A footnote with an eror.'], 'en-US')
  const findings = await findingsIn(before, changes)
  const after = applySuggestions({ bytes: before, findings, author, at: fixedNow })
  const xml = documentIn(after)
  const body = xml.slice(xml.indexOf('<w:body>') + 8, xml.indexOf('<w:sectPr'))
  return { before, after, xml, body }
}

const p = (content: string) => `<w:p>${content}</w:p>`
const r = (content: string, format = '') => `<w:r>${format}${content}</w:r>`
const t = (text: string) => `<w:t xml:space="preserve">${text}</w:t>`
const bold = '<w:rPr><w:b/></w:rPr>'

describe('suggestions', () => {
  it('are written as deletion and insertion in the same format', async () => {
    const { body } = await edited(p(r(t('A smal &amp; old tree'), bold)), { smal: 'small' })
    expect(body).toBe(
      p(
        r(t('A '), bold) +
          `<w:del w:id="2" ${signed}><w:r>${bold}<w:delText xml:space="preserve">smal</w:delText></w:r></w:del>` +
          `<w:ins w:id="3" ${signed}>${r(t('small'), bold)}</w:ins>` +
          r(t(' &amp; old tree'), bold),
      ),
    )
  })

  it.each<[string, string, Record<string, string | undefined>, string]>([
    [
      'several in one run',
      r(t('teh tree and teh grass')),
      { 'teh t': 'the t', 'teh g': 'the g' },
      'the tree and the grass',
    ],
    [
      'across two formats',
      r(t('They was ')) + r(t('nev'), bold) + r(t('er seen')),
      { 'was never': 'were never' },
      'They were never seen',
    ],
    ['only a deletion', r(t('the the tree')), { 'the ': '' }, 'the tree'],
    ['added behind', r(t('However it rained')), { However: 'However,' }, 'However, it rained'],
    [
      'added at the end of a run',
      r(t('However'), bold) + r(t(' it rained')),
      { However: 'However,' },
      'However, it rained',
    ],
    ['a tab in a run', r(`${t('one')}<w:tab/>${t('too')}`), { too: 'two' }, 'one\ttwo'],
    ['across a tab', r(`${t('one')}<w:tab/>${t('too')}`), { 'e\ttoo': 'e two' }, 'one two'],
    [
      'a non-breaking hyphen',
      r(`${t('pre')}<w:noBreakHyphen/>${t('ware')}`),
      { 'pre-ware': 'pre-war' },
      'pre-war',
    ],
    [
      'in a link',
      `<w:hyperlink w:anchor="a">${r(t('a smal tree'))}</w:hyperlink>`,
      { smal: 'small' },
      'a small tree',
    ],
    ['markup in the added text', r(t('less then 3')), { 'less then': '< & >' }, '< & > 3'],
    ['the first of two that overlap', r(t('abcd')), { abc: 'x', bcd: 'y' }, 'xd'],
    ['none where there is no suggestion', r(t('abcd')), { abc: undefined }, 'abcd'],
    [
      'none in mathematics',
      `${r(t('so '))}<m:oMath xmlns:m="m"><m:r><m:t>teh</m:t></m:r></m:oMath>`,
      { teh: 'the' },
      'so teh',
    ],
    [
      'beside symbols, which stay as they are written',
      `${r('<w:sym w:font="Symbol" w:char="F061"/>')}${r(t('\uf062 recieved'), '<w:rPr><w:rFonts w:ascii="Symbol"/></w:rPr>')}`,
      { recieved: 'received' },
      'αβ received',
    ],
    [
      'in a text with a pronunciation, and around it',
      `${r(`${t('teh ')}<w:ruby><w:rt>${r(t('o'))}</w:rt><w:rubyBase>${r(t('smal'))}</w:rubyBase></w:ruby>`)}${r(t(' tre'))}`,
      { teh: 'the', smal: 'small', tre: 'tree' },
      'teh small tree',
    ],
    [
      'none in text that another person added',
      `<w:ins w:id="9" w:author="B">${r(t('teh tree'))}</w:ins>`,
      { teh: 'the' },
      'teh tree',
    ],
  ])('%s', async (_, content, changes, expected) => {
    const { before, after, xml } = await edited(p(content), changes)
    expect((await textsOf(after))[0]).toBe(expected)
    expect(docxTexts(refused(xml))).toEqual(docxTexts(documentIn(before)))
    expect(isValidWord(xml)).toBe(true)
  })

  it('are applied to footnotes, and leave the other parts as they are', async () => {
    const { before, after } = await edited(p(r(t('A smal tree'))), { smal: 'small', eror: 'error' })
    expect(await textsOf(after)).toEqual(['A small tree', ' A footnote with an error.'])
    const ids = ['word/document.xml', 'word/footnotes.xml'].flatMap((name) =>
      changeIds(documentIn(after, name)),
    )
    expect(new Set(ids).size).toBe(4)
    const changed = Object.keys(unzipSync(before)).filter(
      (name) => documentIn(before, name) !== documentIn(after, name),
    )
    expect(changed.sort()).toEqual(['word/document.xml', 'word/footnotes.xml'])
  })

  it('keep a footnote’s mark, and take numbers above the existing ones', async () => {
    const note = r('<w:footnoteReference w:id="41"/>')
    const { body } = await edited(p(r(t('teh'), bold) + note), { teh: 'the' })
    expect(body).toContain(note)
    expect(changeIds(body)).toEqual([42, 43])
  })

  it('work in a document without a namespace prefix', async () => {
    const main = 'http://purl.oclc.org/ooxml/wordprocessingml/main'
    const xml = `<document xmlns="${main}"><body><p><r><t>teh tree</t></r></p></body></document>`
    const bytes = zipSync({ 'word/document.xml': strToU8(xml) })
    const findings = await findingsIn(bytes, { teh: 'the' })
    const after = applySuggestions({ bytes, findings, author, at: fixedNow })
    expect(await textsOf(after)).toEqual(['the tree'])
    expect(documentIn(after)).toContain(`<del xmlns:w="${main}" w:id="1" ${signed}><r><delText`)
  })

  it('leave tracked changes of others pending', async () => {
    const { bytes } = sampleManuscript('tracked-changes')
    const findings = await findingsIn(bytes, { reaches: 'parts', therefore: 'thus' })
    const after = applySuggestions({ bytes, findings, author, at: fixedNow })
    const text = TRACKED_ACCEPTED.with(2, (TRACKED_ACCEPTED[2] ?? '').replace('reaches', 'parts'))
    expect(await textsOf(after)).toEqual(text)
    const others = (file: Uint8Array) => documentIn(file).match(/Second Author/g)
    expect(others(after)).toEqual(others(bytes))
  })

  it('throw for a file that is no document', () => {
    const bytes = strToU8('Dear editor')
    const apply = () => applySuggestions({ bytes, findings: [], author, at: 0 })
    expect(apply).toThrow('not-word')
  })
})

const changeIds = (xml: string) =>
  [...xml.matchAll(/<w:(?:ins|del) w:id="(\d+)"/g)].map(([, id]) => Number(id))

/** Whether the tracked changes have the structure that Word requires. */
function isValidWord(xml: string): boolean {
  const open: string[] = []
  const wrong: string[] = []
  const wellFormed = scanXml(xml, {
    open({ name }) {
      const parent = open.at(-1) ?? ''
      if (['w:ins', 'w:del'].includes(parent) && name !== 'w:r') wrong.push(`${name} in ${parent}`)
      if (name === 'w:t' && open.includes('w:del')) wrong.push('w:t in w:del')
      if (name === 'w:delText' && !open.includes('w:del')) wrong.push('w:delText')
      open.push(name)
    },
    close: () => open.pop(),
    text() {},
  })
  const ids = changeIds(xml)
  expect(wrong).toEqual([])
  expect(/<w:r>(?:(?!<\/w:r>).)+<w:rPr>/.test(xml)).toBe(false)
  return wellFormed && new Set(ids).size === ids.length
}

describe('comments of an editor', () => {
  it('are anchored to changes, and are a part of the package', async () => {
    const before = writePackage(p(r(t('An eror in the wrods.'))), [], 'en-US')
    const findings = await findingsIn(before, { eror: 'error', wrods: 'words' })
    const input = { bytes: before, findings, author, at: fixedNow, editor: 'Ada B. Lovelace' }
    const after = applySuggestions(input)
    expect(documentIn(after)).toMatch(
      /<w:commentRangeStart w:id="1"\/><w:del .*?<\/w:ins><w:commentRangeEnd w:id="1"\/><w:r><w:commentReference w:id="1"\/>/,
    )
    const comments = documentIn(after, 'word/comments.xml')
    expect(comments.match(/<w:comment /g)).toHaveLength(1)
    expect(comments).toContain('w:author="Ada B. Lovelace"')
    expect(documentIn(after, '[Content_Types].xml')).toContain('/word/comments.xml')
    expect(documentIn(after, 'word/_rels/document.xml.rels')).toContain('comments.xml')
    // A second editor adds to them.
    const again = await findingsIn(after, { An: 'One' })
    const both = applySuggestions({ ...input, bytes: after, findings: again })
    expect(documentIn(both, 'word/comments.xml')).toMatch(/w:id="1" .*w:id="2" /)
    expect(applySuggestions(input)).toEqual(after)
  })

  const relation = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/comments'
  const word = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
  const document = `<w:document xmlns:w="${word}"><w:body>${p(r(t('An eror.')))}</w:body></w:document>`

  it.each([
    ['an empty list', '<c:comments xmlns:c="u"/>'],
    ['a list under another prefix', '<c:comments xmlns:c="u"><c:comment/></c:comments>'],
    ['a list that is damaged', '<c:comments'],
  ])('join %s, whatever its file is called', async (_, xml) => {
    const before = testPackage(document, [{ kind: 'comments', xml, name: 'comments2.xml' }])
    const findings = await findingsIn(before, { eror: 'error' })
    const input = { bytes: before, findings, author, at: fixedNow, editor: 'Ada Lovelace' }
    const after = applySuggestions(input)
    const comments = documentIn(after, 'word/comments2.xml')
    expect(comments).toContain('w:author="Ada Lovelace"')
    expect(scanXml(comments, { open() {}, close() {}, text() {} })).toBe(true)
    expect(Object.keys(unzipSync(after))).toEqual(Object.keys(unzipSync(before)))
    const relations = documentIn(after, 'word/_rels/document.xml.rels')
    expect(relations.split(`"${relation}"`)).toHaveLength(2)
  })
})
