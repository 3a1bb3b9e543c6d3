import { expect, it } from 'vitest'
import { readParagraphs } from './read-paragraphs.ts'

const main = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
const t = (text: string) => `<w:r><w:t>${text}</w:t></w:r>`
const p = (content: string) => `<w:p>${content}</w:p>`
const joined = (content: string, mark = 'del') =>
  p(`<w:pPr><w:rPr><w:${mark}/></w:rPr></w:pPr>${content}`)
const box = (content: string) => `<w:r><w:txbxContent>${content}</w:txbxContent></w:r>`
const row = (cells: string[], properties = '') =>
  `<w:tr>${properties}${cells.map((cell) => `<w:tc>${cell}</w:tc>`).join('')}</w:tr>`
const table = (...rows: string[]) => `<w:tbl>${rows.join('')}</w:tbl>`
const deleted = '<w:trPr><w:del/></w:trPr>'

const textsOf = (body: string) =>
  readParagraphs(`<w:body xmlns:w="${main}">${body}</w:body>`, {
    begin: () => ({ text: '', isMarkDeleted: false }),
    join: (before, after) => ({ ...after, text: before.text + after.text }),
    open() {},
  })?.map(({ text }) => text)

it.each([
  ['with the next one', joined(t('a')) + joined(t('b')) + p(t('c')), ['abc']],
  ['where a text was moved away', joined('', 'moveFrom') + p(t('a')), ['a']],
  ['around a text box', joined(t('a')) + p(box(p(t('b'))) + t('c')), ['b', 'ac']],
  ['in a text box only', p(box(joined(t('a'))) + t('b')) + p(t('c')), ['a', 'b', 'c']],
  ['in a cell only', table(row([joined(t('a')), p(t('b'))])), ['a', 'b']],
  ['not with a table', joined(t('a')) + table(row([p(t('b'))])) + p(t('c')), ['a', 'b', 'c']],
  [
    'before a text box of a table',
    joined(t('a')) + table(row([p(box(p(t('b'))))])) + p(t('c')),
    ['a', 'b', '', 'c'],
  ],
  [
    'across a deleted table',
    joined(t('a')) + table(row([p(t('b'))], deleted)) + p(t('c')),
    ['', 'ac'],
  ],
  ['not at the end', p(t('a')) + joined(t('b')), ['a', 'b']],
])('joins a paragraph without its mark %s', (_, body, expected) => {
  expect(textsOf(body)).toEqual(expected)
})
