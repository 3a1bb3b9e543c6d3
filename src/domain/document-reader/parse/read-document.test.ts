import { describe, expect, it } from 'vitest'
import { mostParagraphs } from '../../../lib/manuscript/text-problem.ts'
import type { Change } from '../model/document-model.ts'
import { readDocument } from './read-document.ts'
import { del, docxOf, endMark, ins, p, r } from './test-docx.ts'
import { readTestDocx } from './test-reading.ts'
import { textOfBlock } from './text-of-blocks.ts'

const cells = (...texts: string[]) => texts.map((text) => `<w:tc>${p(text)}</w:tc>`).join('')
const row = (mark: string, inner: string) =>
  `<w:tr><w:trPr><w:${mark} w:id="1" w:author="Ada"/></w:trPr>${inner}</w:tr>`
const rows = row('del', cells(del('a'), '', del('b'))) + row('ins', cells(ins(r('c')), ins(r('d'))))

const signed = { author: 'Ada', date: Date.UTC(2026, 10, 2, 10) }

describe('tracked changes', () => {
  it.each<[string, string, Partial<Change>[]]>([
    ['an insertion', p(r('a') + ins(r('b'))), [{ kind: 'insertion', inserted: 'b', ...signed }]],
    ['a deletion', p(del('b') + r('a')), [{ kind: 'deletion', deleted: 'b', ...signed }]],
    [
      'a deletion beside an insertion',
      p(r('grew ') + del('then') + ins(r('than'))),
      [{ kind: 'replacement', deleted: 'then', inserted: 'than' }],
    ],
    [
      'a replacement in several pieces',
      p(del('a') + del('b') + ins(r('c')) + ins(r('d', '<w:i/>'))),
      [{ kind: 'replacement', deleted: 'ab', inserted: 'cd' }],
    ],
    [
      'two with a word between them',
      p(ins(r('a')) + r('b') + ins(r('c'))),
      [{ inserted: 'a' }, { inserted: 'c' }],
    ],
    [
      'two people',
      p(ins(r('a')) + ins(r('b'), 'Bo')),
      [{ author: 'Ada' }, { author: 'Bo', inserted: 'b' }],
    ],
    [
      'what one inserted and another deleted',
      p(`<w:ins w:id="1" w:author="Ada">${del('x', 'Bo')}</w:ins>`),
      [
        { kind: 'insertion', author: 'Ada', inserted: 'x' },
        { kind: 'deletion', author: 'Bo', deleted: 'x' },
      ],
    ],
    [
      'a deletion within an insertion',
      p(`<w:ins w:id="1" w:author="Ada">${r('a')}${del('b', 'Bo')}${r('c')}</w:ins>`),
      [
        { kind: 'insertion', author: 'Ada', inserted: 'abc' },
        { kind: 'deletion', author: 'Bo', deleted: 'b' },
      ],
    ],
    [
      'the layout of a paragraph, with the format of its end',
      p(
        r('a'),
        '<w:rPr><w:rPrChange w:id="1" w:author="Ada"/></w:rPr><w:pPrChange w:id="2" w:author="Ada"/>',
      ),
      [{ kind: 'format', inserted: 'a' }],
    ],
    [
      'the layout of an inserted paragraph',
      p(
        ins(r('a')),
        '<w:rPr><w:ins w:id="1" w:author="Ada"/></w:rPr><w:pPrChange w:id="2" w:author="Ada"/>',
      ) + p(r('b')),
      [{ kind: 'insertion', inserted: 'a' }],
    ],
    [
      'what has no text',
      p(r('a') + ins('<w:r><w:fldChar/></w:r>') + ins(r('1')) + ins('<w:r><w:fldChar/></w:r>')),
      [{ kind: 'insertion', inserted: '1' }],
    ],
    [
      'an inserted paragraph',
      p(ins(r('New.')), endMark('ins')) + p(r('Old.')),
      [{ kind: 'insertion', inserted: 'New.' }],
    ],
    [
      'paragraphs that were inserted together',
      p(ins(r('One.')), endMark('ins')) + p(ins(r('Two.')), endMark('ins')) + p(r('Old.')),
      [{ kind: 'insertion', inserted: 'One.Two.' }],
    ],
    [
      'paragraphs that end unchanged',
      p(ins(r('One.'))) + p(ins(r('Two.'))),
      [{ inserted: 'One.' }, { inserted: 'Two.' }],
    ],
    [
      'a move',
      p('<w:moveFrom w:author="Ada"><w:r><w:t>a</w:t></w:r></w:moveFrom>') +
        p(`<w:moveTo w:author="Ada">${r('a')}</w:moveTo>`),
      [
        { kind: 'moved-away', deleted: 'a', date: null },
        { kind: 'moved-here', inserted: 'a' },
      ],
    ],
    [
      'a move with its name',
      p(
        `<w:moveToRangeStart w:id="1" w:name="one"/><w:moveTo w:author="Ada">${r('a')}</w:moveTo><w:moveToRangeEnd w:id="1"/>`,
        '<w:rPr><w:moveTo w:id="2" w:author="Ada"/></w:rPr>',
      ),
      [{ kind: 'moved-here', move: 'one' }],
    ],
    [
      'a format',
      p(r('a', '<w:b/><w:rPrChange w:id="1" w:author="Ada"><w:rPr><w:i/></w:rPr></w:rPrChange>')),
      [{ kind: 'format', inserted: 'a' }],
    ],
    [
      'a row',
      `<w:tbl><w:tr><w:trPr><w:ins w:id="1" w:author="Ada"/></w:trPr><w:tc>${p(ins(r('a')))}</w:tc><w:tc>${p(ins(r('b')))}</w:tc></w:tr></w:tbl>${p(ins(r('c')))}`,
      [{ inserted: 'a · b' }, { inserted: 'c' }],
    ],
    [
      'two rows, one with an empty cell',
      `<w:tbl>${rows}</w:tbl>`,
      [{ kind: 'replacement', deleted: 'a · b', inserted: 'c · d' }],
    ],
    [
      'a date that is none',
      p(`<w:ins w:author="Ada" w:date="soon">${r('a')}</w:ins>`),
      [{ date: null }],
    ],
  ])('%s', (_, body, expected) => {
    const { changes, outline } = readTestDocx({ body })
    expect(changes).toMatchObject(expected)
    expect(changes).toHaveLength(expected.length)
    expect(outline.changes).toBe(expected.length)
  })

  it('are named by the spans and ends that they are of', () => {
    const { blocks } = readTestDocx({ body: p(r('a') + del('b') + ins(r('c')), endMark('del')) })
    expect(blocks).toMatchObject([
      {
        spans: [
          { text: 'a' },
          { text: 'b', status: 'deleted', change: 0 },
          { text: 'c', status: 'inserted', change: 0 },
        ],
        end: { status: 'deleted', change: 0 },
      },
    ])
  })
})

it('puts notes at the end, in the order of their references, with their changes, without the space before their text', () => {
  const reference = (id: number) => `<w:r><w:footnoteReference w:id="${id}"/></w:r>`
  const rule =
    '<w:footnote w:type="separator" w:id="-1"><w:p><w:r><w:t>rule</w:t></w:r></w:p></w:footnote>'
  const note = (id: number, content: string) =>
    `<w:footnote w:id="${id}">${p(content)}</w:footnote>`
  const { chunks, outline } = readTestDocx({
    body: p(ins(r('a')) + reference(2) + r('b') + reference(1)),
    footnotes: rule + note(1, r(' first')) + note(2, ins(r('second'))),
  })
  const [, notes] = chunks
  expect(notes?.blocks.map(textOfBlock)).toEqual(['second', 'first'])
  expect(notes?.notes).toEqual([0, 1])
  expect(notes).toMatchObject({ firstChange: 1, changes: [{ inserted: 'second' }] })
  expect(outline.changes).toBe(2)
})

it('splits a long document between paragraphs that cannot be joined', () => {
  const long = p(r('word '.repeat(400)))
  const open = p(r('word '.repeat(400)), endMark('del'))
  const { chunks } = readTestDocx({ body: [long, open, open, long, long].join('') })
  expect(chunks.map(({ blocks }) => blocks.length)).toEqual([4, 1])
  expect(chunks.map(({ firstChange }) => firstChange)).toEqual([0, 2])
})

const whole = docxOf({ body: p(r('a')) })

it.each<[string, Uint8Array, string]>([
  ['no bytes', new Uint8Array(), 'empty'],
  ['no text', docxOf({ body: p('') }), 'empty'],
  ['a text file', new TextEncoder().encode('Dear author'), 'not-word'],
  ['a file cut short', whole.slice(0, -30), 'damaged'],
  ['broken XML', docxOf({ body: '<w:p>' }), 'damaged'],
  [
    'more paragraphs than are read, whatever follows them',
    docxOf({ body: `${'<w:p/>'.repeat(mostParagraphs + 1)}<w:p>` }),
    'too-large',
  ],
  ['broken notes', docxOf({ body: p(r('a')), footnotes: '<w:footnote>' }), 'damaged'],
])('says what is wrong with %s', (_, bytes, kind) => {
  expect(readDocument(bytes).kind).toBe(kind)
})
