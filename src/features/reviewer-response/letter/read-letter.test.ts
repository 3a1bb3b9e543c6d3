import { expect, it } from 'vitest'
import { docxOf, p, r } from '../../../domain/document-reader/parse/test-docx.ts'
import { readLetter } from './read-letter.ts'
import { splitLetter } from './split-letter.ts'

const utf8 = (text: string) => new TextEncoder().encode(text)
const utf16 = (text: string) =>
  Uint8Array.from([
    0xff,
    0xfe,
    ...Array.from(text, (sign) => sign.charCodeAt(0)).flatMap((code) => [code & 0xff, code >> 8]),
  ])

/** "审稿人" in GB 18030, "査読者" in Shift JIS, "año" in Windows 1252. */
const chinese = Uint8Array.from([0xc9, 0xf3, 0xb8, 0xe5, 0xc8, 0xcb])
const japanese = Uint8Array.from([0x8d, 0xb8, 0x93, 0xc7, 0x8e, 0xd2])
const spanish = Uint8Array.from([0x61, 0xf1, 0x6f])

it.each([
  ['UTF-8', utf8('Reviewer 1\r\nÁ.'), 'en', 'Reviewer 1\nÁ.'],
  ['UTF-16', utf16('Á.'), 'en', 'Á.'],
  ['GB 18030', chinese, 'zh-Hans', '审稿人'],
  ['Shift JIS', japanese, 'ja', '査読者'],
  ['Windows 1252', spanish, 'es', 'año'],
])('a text file in %s', (_, bytes, language, text) => {
  expect(readLetter(bytes, language)).toEqual({ kind: 'letter', text })
})

const list = (level: number, number = 1) =>
  `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${number}"/></w:numPr>`
const numbering =
  '<w:abstractNum w:abstractNumId="1"><w:lvl w:ilvl="0"><w:numFmt w:val="decimal"/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="1"/></w:num>'

it('writes the numbers that Word does not keep in the text', () => {
  const body = [p(r('Reviewer 1')), p(r('A.'), list(0)), p(r('B.'), list(0))].join('')
  const letter = readLetter(docxOf({ body, numbering }), 'en')
  expect(letter).toEqual({ kind: 'letter', text: 'Reviewer 1\n\n1. A.\n\n2. B.' })
  expect(splitLetter(letter.kind === 'letter' ? letter.text : '')).toMatchObject([
    { reviewer: '1', text: 'A.' },
    { reviewer: '1', text: 'B.' },
  ])
})

it.each([
  ['nothing', new Uint8Array(), 'empty'],
  ['spaces', utf8(' \n '), 'empty'],
  ['a document without text', docxOf({ body: p('') }), 'empty'],
  ['a PDF', utf8('%PDF-1.7 …'), 'not-word'],
  ['other bytes', Uint8Array.from([1, 0, 2]), 'not-word'],
  ['an older document', Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]), 'older'],
  ['a document cut short', docxOf({ body: p(r('a')) }).slice(0, -30), 'damaged'],
  ['a book', utf8('word '.repeat(70_000)), 'too-large'],
])('says what is wrong with %s', (_, bytes, reason) => {
  expect(readLetter(bytes, 'en')).toEqual({ kind: 'failed', reason })
})
