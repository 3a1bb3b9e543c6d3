import { describe, expect, it } from 'vitest'
import { countWordsOf } from '../../../src/lib/manuscript/count-words.ts'
import { findBytes, utf16 } from '../../../src/lib/manuscript/package/find-bytes.ts'
import { lockedManuscript } from '../../samples/locked-manuscript.ts'
import { OLD_MANUSCRIPT_TITLE, oldManuscript } from '../../samples/old-manuscript.ts'
import { openCompoundFile } from './compound-file.ts'
import { readDoc } from './read-doc.ts'

/** The file block is in the first sector after the header of 512 bytes. */
const FILE_BLOCK = findBytes(oldManuscript(), Uint8Array.of(0xec, 0xa5))

function changed(at: number, change: (value: number) => number): Uint8Array {
  const bytes = oldManuscript()
  const view = new DataView(bytes.buffer, bytes.byteOffset)
  view.setUint16(FILE_BLOCK + at, change(view.getUint16(FILE_BLOCK + at, true)), true)
  return bytes
}

describe('readDoc', () => {
  it('reads a .doc of LibreOffice, paragraph by paragraph', () => {
    const read = readDoc(oldManuscript())
    expect(read.kind).toBe('text')
    const paragraphs = read.kind === 'text' ? read.paragraphs : []
    expect(paragraphs[0]).toBe(OLD_MANUSCRIPT_TITLE)
    expect(paragraphs).toHaveLength(11)
    expect(paragraphs.at(-1)).toMatch(/only in years with a very wet spring\.$/)
    expect(countWordsOf(paragraphs)).toBe(218)
  })

  it.each([
    ['no bytes', new Uint8Array(), { kind: 'empty' }],
    ['a locked .docx', lockedManuscript(), { kind: 'locked' }],
    ['an encrypted .doc', changed(10, (flags) => flags | 0x0100), { kind: 'locked' }],
    ['a .doc of Word 95', changed(2, () => 0x68), { kind: 'broken', reason: 'too-old' }],
    ['noise', new Uint8Array(5000).fill(7), { kind: 'broken', reason: 'damaged' }],
    ['a .doc cut short', oldManuscript().slice(0, 6000), { kind: 'broken', reason: 'damaged' }],
    ['another container', renamed(), { kind: 'broken', reason: 'not-a-word-document' }],
  ])('reports the problem of %s', (_, bytes, expected) => {
    expect(readDoc(bytes)).toEqual(expected)
  })

  it('never throws and never hangs, whatever bytes are changed', () => {
    const whole = oldManuscript()
    for (let at = 0; at < whole.length; at += 97) {
      const bytes = whole.slice()
      bytes.fill(0x5a, at, at + 8)
      expect(['text', 'empty', 'broken', 'locked']).toContain(readDoc(bytes).kind)
    }
  })
})

describe('a compound file', () => {
  it('returns its streams by name, small and large', () => {
    const file = openCompoundFile(lockedManuscript())
    expect(file?.stream('EncryptedPackage')).toHaveLength(8192)
    expect(file?.stream('EncryptionInfo')?.slice(0, 4)).toEqual(Uint8Array.of(4, 0, 4, 0))
    expect(file?.stream('WordDocument')).toBeUndefined()
    expect(openCompoundFile(oldManuscript())?.stream('\u0001CompObj')?.length).toBeGreaterThan(50)
  })
})

function renamed(): Uint8Array {
  const bytes = oldManuscript()
  bytes.set(utf16('Workbook'), findBytes(bytes, utf16('WordDocument')))
  return bytes
}
