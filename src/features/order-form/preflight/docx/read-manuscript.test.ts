import { strToU8, zipSync } from 'fflate'
import { expect, it } from 'vitest'
import { openPackage } from '../../../../lib/manuscript/package/open-package.ts'
import { testPackage } from '../../../../lib/manuscript/package/test-package.ts'
import { longestText, mostParagraphs } from '../../../../lib/manuscript/text-problem.ts'
import { readPackage } from './read-manuscript.ts'

const word = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
const document = (text: string) =>
  `<w:document xmlns:w="${word}"><w:p><w:r><w:t>${text}</w:t></w:r></w:p></w:document>`
const zip = (parts: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)])))

const container = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]
const encrypted = [...'EncryptedPackage'].flatMap((letter) => [letter.charCodeAt(0), 0])
const whole = zip({ 'word/document.xml': document('Streams in spring') })

function kindOf(bytes: Uint8Array): string {
  const docx = openPackage(bytes)
  return docx.kind === 'open' ? readPackage(docx).kind : docx.kind
}

it.each<[string, Uint8Array, string]>([
  ['a manuscript', whole, 'read'],
  ['no bytes', new Uint8Array(), 'empty'],
  ['no text', zip({ 'word/document.xml': document('') }), 'empty'],
  ['a rule of dashes', zip({ 'word/document.xml': document('— — —') }), 'empty'],
  [
    'more text than is read',
    zip({ 'word/document.xml': document('a'.repeat(longestText + 1)) }),
    'too-large',
  ],
  [
    'more paragraphs than are read, whatever follows them',
    zip({
      'word/document.xml': `<w:body xmlns:w="${word}">${'<w:p/>'.repeat(mostParagraphs + 1)}<w:p`,
    }),
    'too-large',
  ],
  ['a password', Uint8Array.from([...container, 0, 0, ...encrypted]), 'locked'],
  ['an older file', Uint8Array.from([...container, 0, 0]), 'older'],
  ['a text file', strToU8('Dear editor'), 'not-word'],
  ['a zip of something else', zip({ 'xl/workbook.xml': '<a/>' }), 'not-word'],
  ['a file cut short', whole.slice(0, -30), 'damaged'],
  ['XML that ends too early', zip({ 'word/document.xml': '<w:document' }), 'damaged'],
  [
    'damaged footnotes',
    testPackage(document('a'), [{ kind: 'footnotes', xml: '<w:footnotes' }]),
    'damaged',
  ],
])('reads %s', (_, bytes, expected) => {
  expect(kindOf(bytes)).toBe(expected)
})

it('counts the words of the notes, but not the rule above them', () => {
  const note = (text: string, type = 'normal') =>
    `<w:footnote w:type="${type}"><w:p><w:r><w:t>${text}</w:t></w:r></w:p></w:footnote>`
  const xml = `<w:footnotes xmlns:w="${word}">${note('rule', 'separator')}${note('a note')}</w:footnotes>`
  const docx = openPackage(testPackage(document('one two three'), [{ kind: 'footnotes', xml }]))
  const report = docx.kind === 'open' ? readPackage(docx) : docx
  expect(report).toMatchObject({ kind: 'read', summary: { words: 5 } })
})
