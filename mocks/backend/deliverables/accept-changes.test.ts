import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { expect, it } from 'vitest'
import { openPackage } from '../../../src/lib/manuscript/package/open-package.ts'
import { TRACKED_ACCEPTED, trackedPaper } from '../../samples/tracked-paper.ts'
import { docxTexts } from '../uploads/docx-paragraphs.ts'
import { acceptChanges, acceptedXml } from './accept-changes.ts'

const W = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
const text = (words: string) => `<w:r><w:t>${words}</w:t></w:r>`
const body = (content: string) => `<w:body xmlns:w="${W}">${content}</w:body>`

it('accepts changes and leaves out the anchors of comments', () => {
  const commented = `<w:commentRangeStart w:id="0"/>${text('a')}<w:commentRangeEnd w:id="0"/><w:r><w:commentReference w:id="0"/></w:r>`
  expect(acceptedXml(body(`<w:p>${commented}<w:ins w:id="1">${text('b')}</w:ins></w:p>`))).toBe(
    body(`<w:p>${text('a')}<w:r></w:r>${text('b')}</w:p>`),
  )
})

it('leaves malformed XML as it is', () => {
  expect(acceptedXml('<w:body>')).toBe('<w:body>')
})

it('accepts the changes of headers and styles, and leaves other parts as they are', async () => {
  const inserted = `<w:p><w:ins w:id="1">${text('a')}</w:ins></w:p>`
  const restyled = `<w:rPr><w:b/><w:rPrChange w:id="2"><w:rPr/></w:rPrChange></w:rPr>`
  const before = {
    'word/document.xml': body(inserted),
    'word/header1.xml': body(inserted),
    'word/styles.xml': body(restyled),
    'word/theme/theme1.xml': '<ins>not of Word</ins>',
  }
  const files = Object.entries(before).map(([name, xml]) => [name, strToU8(xml)] as const)
  const after = unzipSync(acceptChanges(zipSync(Object.fromEntries(files))))
  const accepted = `<w:p>${text('a')}</w:p>`
  expect(Object.values(after).map((bytes) => strFromU8(bytes))).toEqual([
    body(accepted),
    body(accepted),
    body('<w:rPr><w:b/></w:rPr>'),
    before['word/theme/theme1.xml'],
  ])
})

it('leaves the text that a manuscript has once its changes are accepted, and no change', async () => {
  const docx = openPackage(acceptChanges(trackedPaper()))
  if (docx.kind !== 'open') throw new Error(docx.kind)
  const { xml } = docx.document
  expect(docxTexts(xml)).toEqual(TRACKED_ACCEPTED)
  expect(xml).not.toMatch(/<w:(ins|del|moveFrom|moveTo)\b/)
})
