import { expect, it } from 'vitest'
import { TRACKED_ACCEPTED, trackedPaper } from '../../samples/tracked-paper.ts'
import { docxTexts } from '../uploads/docx-paragraphs.ts'
import { openDocx } from '../uploads/open-docx.ts'
import { acceptChanges, acceptedXml } from './accept-changes.ts'

const W = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
const text = (words: string) => `<w:r><w:t>${words}</w:t></w:r>`
const body = (content: string) => `<w:body xmlns:w="${W}">${content}</w:body>`
const marked = (mark: string, content: string) =>
  `<w:p><w:pPr><w:rPr><w:${mark} w:id="9"/></w:rPr></w:pPr>${content}</w:p>`

it.each<[string, string, string]>([
  [
    'an insertion',
    `<w:p>${text('a')}<w:ins w:id="1">${text('b')}</w:ins></w:p>`,
    `<w:p>${text('a')}${text('b')}</w:p>`,
  ],
  [
    'a deletion',
    `<w:p>${text('a')}<w:del w:id="1"><w:r><w:delText>b</w:delText></w:r></w:del></w:p>`,
    `<w:p>${text('a')}</w:p>`,
  ],
  [
    'a comment',
    `<w:p><w:commentRangeStart w:id="0"/>${text('a')}<w:commentRangeEnd w:id="0"/><w:r><w:commentReference w:id="0"/></w:r></w:p>`,
    `<w:p>${text('a')}<w:r></w:r></w:p>`,
  ],
  [
    'an inserted paragraph',
    marked('ins', text('a')),
    `<w:p><w:pPr><w:rPr></w:rPr></w:pPr>${text('a')}</w:p>`,
  ],
  [
    'a paragraph that is joined with the next one',
    `${marked('del', text('a'))}<w:p w:x="1"><w:pPr><w:jc/></w:pPr>${text('b')}</w:p><w:p/>`,
    `<w:p><w:pPr><w:rPr></w:rPr></w:pPr>${text('a')}${text('b')}</w:p><w:p/>`,
  ],
  [
    'a paragraph before a table',
    `${marked('del', text('a'))}<w:tbl/>`,
    `<w:p><w:pPr><w:rPr></w:rPr></w:pPr>${text('a')}</w:p><w:tbl/>`,
  ],
  [
    'a paragraph before an empty one',
    `${marked('del', text('a'))}<w:p></w:p>`,
    `<w:p><w:pPr><w:rPr></w:rPr></w:pPr>${text('a')}</w:p>`,
  ],
  [
    'a deleted row',
    `<w:tbl><w:tr><w:trPr><w:del w:id="1"/></w:trPr><w:tc/></w:tr><w:tr/></w:tbl>`,
    `<w:tbl><w:tr/></w:tbl>`,
  ],
  [
    'a format',
    `<w:p><w:r><w:rPr><w:b/><w:rPrChange w:id="1"><w:rPr/></w:rPrChange></w:rPr></w:r></w:p>`,
    `<w:p><w:r><w:rPr><w:b/></w:rPr></w:r></w:p>`,
  ],
])('accepts %s', (_, before, after) => {
  expect(acceptedXml(body(before))).toBe(body(after))
})

it('leaves the text that a manuscript has once its changes are accepted, and no change', async () => {
  const docx = await openDocx(await acceptChanges(trackedPaper()))
  if (docx.kind !== 'open') throw new Error(docx.kind)
  const [main] = docx.parts
  expect(docxTexts(main?.xml ?? '')).toEqual(TRACKED_ACCEPTED)
  expect(main?.xml).not.toMatch(/<w:(ins|del|moveFrom|moveTo)\b/)
})
