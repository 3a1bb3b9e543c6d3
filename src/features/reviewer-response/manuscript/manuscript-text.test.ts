import { describe, expect, it } from 'vitest'
import { del, docxOf, ins, p, r } from '../../../domain/document-reader/parse/test-docx.ts'
import { findPassages } from './find-passages.ts'
import { type Passage, readManuscriptText } from './read-manuscript-text.ts'

const styles = '<w:style w:type="paragraph" w:styleId="H"><w:name w:val="heading 1"/></w:style>'
const heading = (text: string) => p(r(text), '<w:pStyle w:val="H"/>')

const body = [
  p(r('Title of it')),
  heading('Methods'),
  p(r('Seeds were germinated.')),
  p(`${r('We measured ')}${del('several')}${ins(r('twelve'))}${r(' plants.')}`),
  `<w:tbl><w:tr><w:tc>${p(r('Pots'))}</w:tc></w:tr></w:tbl>`,
  heading('Results'),
  p(r('Größer als “zuvor”.')),
].join('')

function passagesIn(xml: string): Passage[] {
  const read = readManuscriptText(docxOf({ body: xml, styles }))
  if (read.kind === 'failed') throw new Error(read.reason)
  return read.passages
}

it('counts the paragraphs of each section, and reads the final text', () => {
  expect(passagesIn(body)).toMatchObject([
    { section: '', number: 1, text: 'Title of it' },
    { section: 'Methods', number: 1, text: 'Seeds were germinated.' },
    { section: 'Methods', number: 2, text: 'We measured twelve plants.' },
    { section: 'Methods', number: undefined, text: 'Pots' },
    { section: 'Results', number: 1, text: 'Größer als “zuvor”.' },
  ])
})

it.each([
  ['Word has written them', '<w:lastRenderedPageBreak/>', [1, 1, 2, 2, 2, 3]],
  ['Word has not', '', [undefined, undefined, undefined, undefined, undefined, undefined]],
])('names pages where %s', (_, turn, pages) => {
  const turned = `<w:r>${turn}<w:t>begins a page</w:t></w:r>`
  const within = `<w:r>${turn}<w:t xml:space="preserve"> and ends on the next one.</w:t></w:r>`
  const xml = [
    p(r('Title of it')),
    p(r('On the first page.')),
    p(turned),
    `<w:tbl><w:tr><w:tc>${p(r('Pots'))}</w:tc></w:tr></w:tbl>`,
    p(`${r('Begins here')}${within}`),
    p(r('On the last page.')),
  ].join('')
  expect(passagesIn(xml).map(({ page }) => page)).toEqual(pages)
})

it('lists the tracked changes', () => {
  expect(readManuscriptText(docxOf({ body, styles }))).toMatchObject({
    changes: [{ kind: 'replacement', deleted: 'several', inserted: 'twelve', author: 'Ada' }],
  })
})

it('says why a file cannot be read', () => {
  const bytes = new TextEncoder().encode('Dear author')
  expect(readManuscriptText(bytes)).toEqual({ kind: 'failed', reason: 'not-word' })
})

describe('a search', () => {
  it.each([
    ['TWELVE  plants', ['We measured twelve plants.']],
    ['plants measured', ['We measured twelve plants.']],
    ['grosser als "zuvor"', []],
    ['größer als "zuvor"', ['Größer als “zuvor”.']],
    ['großer', ['Größer als “zuvor”.']],
    ['several', []],
    [' ', []],
  ])('for %j', (typed, texts) => {
    expect(findPassages(passagesIn(body), typed).passages.map(({ text }) => text)).toEqual(texts)
  })

  it('counts those that are not shown', () => {
    const many = Array.from({ length: 8 }, () => p(r('A pot.'))).join('')
    const found = findPassages(passagesIn(many), 'pot')
    expect([found.passages.length, found.more]).toEqual([5, 3])
  })
})
