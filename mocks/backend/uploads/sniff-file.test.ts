import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { SAMPLE_NAMES, sampleManuscript } from '../../samples/sample-manuscript.ts'
import { type FileKind, isAllowedManuscript, sniffFile } from './sniff-file.ts'

const KINDS: Partial<Record<(typeof SAMPLE_NAMES)[number], FileKind>> = {
  doc: 'doc',
  'pdf-named-docx': 'pdf',
  photo: 'image',
}

describe('sniffFile', () => {
  it.each(SAMPLE_NAMES)('recognizes the sample %s by its bytes', (name) => {
    expect(sniffFile(sampleManuscript(name).bytes)).toBe(KINDS[name] ?? 'docx')
  })

  it.each<[string, Uint8Array, FileKind]>([
    ['a spreadsheet', zipSync({ 'xl/workbook.xml': strToU8('<a/>') }), 'zip'],
    ['an empty zip', zipSync({}), 'zip'],
    [
      'a .docx with backslashes in its names',
      zipSync({ 'word\\document.xml': strToU8('<a/>') }),
      'docx',
    ],
    [
      'a spreadsheet with a document in it',
      zipSync({ 'xl/workbook.xml': strToU8('<a/>'), 'xl/word/a.docx': strToU8('a') }),
      'zip',
    ],
    ['a PDF after a line of other bytes', strToU8('\n\n%PDF-1.7'), 'pdf'],
    ['a JPEG', Uint8Array.of(0xff, 0xd8, 0xff, 0xe0), 'image'],
    ['a WebP', strToU8('RIFF....WEBPVP8 '), 'image'],
    ['rich text', strToU8('{\\rtf1 text}'), 'other'],
    ['a web page', strToU8('<html><p>a</p></html>'), 'other'],
    ['an old spreadsheet', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1), 'other'],
    ['nothing', new Uint8Array(), 'unreadable'],
    ['plain text', strToU8('Dear editor'), 'unreadable'],
  ])('recognizes %s', (_, bytes, expected) => {
    expect(sniffFile(bytes)).toBe(expected)
  })
})

describe('isAllowedManuscript', () => {
  const { bytes: docx } = sampleManuscript('english-3000')
  const { bytes: pdf } = sampleManuscript('pdf-named-docx')
  it.each<[string, string, Uint8Array, boolean]>([
    ['a .docx', 'paper.docx', docx, true],
    ['capitals in the name', 'PAPER.DOCX', docx, true],
    ['a .doc', 'paper.doc', sampleManuscript('doc').bytes, true],
    ['a .docx under the older name', 'paper.doc', docx, true],
    ['a locked .docx', 'paper.docx', sampleManuscript('locked').bytes, true],
    ['a .docx cut short', 'paper.docx', sampleManuscript('broken').bytes, true],
    ['a file without bytes', 'paper.docx', new Uint8Array(), true],
    ['a .docx under another name', 'paper.pdf', docx, false],
    ['a name with a similar ending', 'paper.xdocx', docx, false],
    ['a PDF called .docx', 'paper.docx', pdf, false],
    ['a photo called .doc', 'paper.doc', sampleManuscript('photo').bytes, false],
  ])('judges %s', (_, name, bytes, expected) => {
    expect(isAllowedManuscript(name, bytes)).toBe(expected)
  })
})
