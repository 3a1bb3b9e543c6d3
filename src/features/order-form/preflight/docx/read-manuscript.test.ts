import { strToU8, zipSync } from 'fflate'
import { expect, it } from 'vitest'
import { openPackage } from '../../../../domain/docx/open-package.ts'
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
  ['a password', Uint8Array.from([...container, 0, 0, ...encrypted]), 'locked'],
  ['an older file', Uint8Array.from([...container, 0, 0]), 'unknown'],
  ['a text file', strToU8('Dear editor'), 'not-word'],
  ['a zip of something else', zip({ 'xl/workbook.xml': '<a/>' }), 'not-word'],
  ['a file cut short', whole.slice(0, -30), 'damaged'],
  ['XML that ends too early', zip({ 'word/document.xml': '<w:document' }), 'damaged'],
  [
    'damaged footnotes',
    zip({ 'word/document.xml': document('a'), 'word/footnotes.xml': '<w:footnotes' }),
    'damaged',
  ],
  ['a zip bomb', zipSync({ 'word/document.xml': new Uint8Array(60_000_000) }), 'unknown'],
])('reads %s', (_, bytes, expected) => {
  expect(kindOf(bytes)).toBe(expected)
})

it('survives a zip with a false size', () => {
  const bomb = zipSync({ 'word/document.xml': new Uint8Array(60_000_000) })
  const view = new DataView(bomb.buffer, bomb.byteOffset)
  const directory = view.getUint32(bomb.length - 22 + 16, true)
  for (const offset of [22, directory + 24]) view.setUint32(offset, 100, true)
  expect(kindOf(bomb)).toBe('damaged')
})

it('finds the document where the package declares it', () => {
  const rels =
    '<Relationships><Relationship Id="r1" Type="http://x/officeDocument" Target="/doc/main.xml"/></Relationships>'
  const notes = `<w:footnotes xmlns:w="${word}"><w:footnote w:type="separator"><w:p><w:r><w:t>rule</w:t></w:r></w:p></w:footnote><w:footnote><w:p><w:r><w:t>a note</w:t></w:r></w:p></w:footnote></w:footnotes>`
  const docx = openPackage(
    zip({
      '_rels/.rels': rels,
      'doc/main.xml': document('one two three'),
      'doc/footnotes.xml': notes,
    }),
  )
  const report = docx.kind === 'open' ? readPackage(docx) : docx
  expect(report).toMatchObject({ kind: 'read', summary: { words: 5 } })
})
