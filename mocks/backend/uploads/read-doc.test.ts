import { describe, expect, it } from 'vitest'
import { countWordsOf } from '../../../src/lib/manuscript/count-words.ts'
import { findBytes, utf16 } from '../../../src/lib/manuscript/package/find-bytes.ts'
import { lockedManuscript } from '../../samples/locked-manuscript.ts'
import { OLD_MANUSCRIPT_TITLE, oldManuscript } from '../../samples/old-manuscript.ts'
import { openCompoundFile } from './compound-file.ts'
import { readDoc } from './read-doc.ts'

/** The file block is in the first sector after the header of 512 bytes. */
const FILE_BLOCK = findBytes(oldManuscript(), Uint8Array.of(0xec, 0xa5))

/** Of an entry in the directory of streams and storages. */
const ENTRY_SIZE = 128
const STORAGE = 1
const STREAM = 2
/** The first entry of the directory that is free. */
const EMBEDDED_ENTRY = 7

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

  it('reads notes and text boxes, but no headers and comments', () => {
    const whole = paragraphsIn(oldManuscript())
    const lengths = whole.map(({ length }) => length + 1)
    const sum = (from: number, to: number) =>
      lengths.slice(from, to).reduce((total, length) => total + length, 0)
    const parts = partedManuscript([
      [0x4c, sum(0, 2)],
      [0x50, sum(2, 3)],
      [0x54, sum(3, 4)],
      [0x5c, sum(4, 5)],
      [0x60, sum(5, 6)],
      [0x64, sum(6, 8)],
      [0x68, sum(8, 11)],
    ])
    expect(paragraphsIn(parts)).toEqual([...whole.slice(0, 3), ...whole.slice(5, 8)])
  })

  it('reads the text of the file, not that of a document embedded in it', () => {
    expect(readDoc(withEmbeddedDocument())).toEqual(readDoc(oldManuscript()))
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

function paragraphsIn(bytes: Uint8Array): string[] {
  const read = readDoc(bytes)
  return read.kind === 'text' ? read.paragraphs : []
}

/** The same text with other lengths of its parts. */
function partedManuscript(lengths: readonly [at: number, length: number][]): Uint8Array {
  const bytes = oldManuscript()
  const view = new DataView(bytes.buffer, bytes.byteOffset)
  for (const [at, length] of lengths) view.setUint32(FILE_BLOCK + at, length, true)
  return bytes
}

/** Turns the last stream of the directory into a storage that holds a stream with the name of the text's. */
function withEmbeddedDocument(): Uint8Array {
  const bytes = oldManuscript()
  const view = new DataView(bytes.buffer, bytes.byteOffset)
  const storage = findBytes(bytes, utf16('\u0005DocumentSummaryInformation'))
  const stream = storage + ENTRY_SIZE
  const write = (at: number, name: string, type: number) => {
    bytes.fill(0, at, at + 64)
    bytes.set(utf16(name), at)
    view.setUint16(at + 64, (name.length + 1) * 2, true)
    view.setUint8(at + 66, type)
  }
  write(storage, 'ObjectPool', STORAGE)
  view.setUint32(storage + 76, EMBEDDED_ENTRY, true)
  write(stream, 'WordDocument', STREAM)
  bytes.copyWithin(stream + 116, storage + 116, storage + 124)
  return bytes
}

function renamed(): Uint8Array {
  const bytes = oldManuscript()
  bytes.set(utf16('Workbook'), findBytes(bytes, utf16('WordDocument')))
  return bytes
}
