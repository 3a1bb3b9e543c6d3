import { expect, it } from 'vitest'
import { del, endMark, ins, p, r } from '../parse/test-docx.ts'
import { readTestDocx } from '../parse/test-reading.ts'
import { textOfBlock } from '../parse/text-of-blocks.ts'
import { firstPassages } from './first-passages.ts'

const sentence = 'Each logger was checked in a bath of ice. '
const long = sentence.repeat(6)
const words = 'word '.repeat(60).trim()

function passagesOf(body: string, most = 9): [string, number[]][] {
  return firstPassages(readTestDocx({ body }).chunks, most).map(({ paragraph, changes }) => [
    textOfBlock(paragraph),
    changes,
  ])
}

it.each<[string, string, [string, number[]][]]>([
  ['a short paragraph whole', p(r('It ') + del('grew') + ins(r('rose'))), [['It grewrose', [0]]]],
  [
    'the sentence of a change in a long paragraph',
    p(r(`${long}It `) + ins(r('rose')) + r(` again. ${long}`)),
    [['It rose again.', [0]]],
  ],
  [
    'whole words of a long sentence',
    p(r(`${words} `) + ins(r('rose')) + r(` ${words}`)),
    [[`…${'word '.repeat(27)}rose${' word'.repeat(27)}…`, [0]]],
  ],
  [
    'changes close to one another together',
    p(ins(r('It')) + r(' rose ') + ins(r('then'))),
    [['It rose then', [0, 1]]],
  ],
  [
    'changes far apart by themselves',
    p(ins(r('It')) + r(` rose. ${long}`) + ins(r('Then'))),
    [
      ['It rose.', [0]],
      ['Then', [1]],
    ],
  ],
  [
    'a change of the end of a paragraph at its end',
    p(r(`${long}It rose.`), endMark('ins')) + p(r('Then')),
    [['It rose.', [0]]],
  ],
  [
    'a row of a table by its text',
    `<w:tbl><w:tr><w:trPr><w:del w:id="1" w:author="Ada"/></w:trPr><w:tc>${p(del('a'))}</w:tc><w:tc>${p(del('b'))}</w:tc></w:tr></w:tbl>`,
    [['a · b', [0]]],
  ],
  [
    'a change within a cell by its paragraph',
    `<w:tbl><w:tr><w:tc>${p(r('a'))}</w:tc><w:tc>${p(r('b') + ins(r('c')))}</w:tc></w:tr></w:tbl>`,
    [['bc', [0]]],
  ],
  ['nothing of a text without changes', p(r('It rose.')), []],
])('shows %s', (_, body, expected) => {
  expect(passagesOf(body)).toEqual(expected)
})

it('shows no more than it is asked for', () => {
  const body = Array.from({ length: 5 }, () => p(ins(r('a')))).join('')
  expect(passagesOf(body, 3)).toHaveLength(3)
})

it('leaves out comments, which have their place in the whole document', () => {
  const body = p(
    '<w:commentRangeStart w:id="7"/>' +
      ins(r('a')) +
      '<w:commentRangeEnd w:id="7"/><w:r><w:commentReference w:id="7"/></w:r>',
  )
  const comments = `<w:comment w:id="7" w:author="Ada">${p(r('Why?'))}</w:comment>`
  const [passage] = firstPassages(readTestDocx({ body, comments }).chunks, 1)
  expect(passage?.paragraph.spans).toEqual([{ text: 'a', status: 'inserted', change: 0 }])
})
