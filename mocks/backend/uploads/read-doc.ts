import { isLockedContainer } from '../../../src/lib/manuscript/package/ole-container.ts'
import { openCompoundFile } from './compound-file.ts'
import { type ReadManuscript, textOrEmpty } from './read-docx.ts'

const WORD_MAGIC = 0xa5ec
const WORD_97 = 0xc1
const ENCRYPTED = 0x0100
const TABLE_IS_1 = 0x0200
const PIECE_TABLE = 2
const PIECE_IS_BYTES = 0x40000000

/** Control characters in the text (MS-DOC 2.4.1 and 2.8.25). */
const CELL_END = 7
const LINE_BREAK = 11
const PAGE_BREAK = 12
const PARAGRAPH_END = 13
const FIELD_BEGIN = 19
const FIELD_RESULT = 20
const FIELD_END = 21
const HYPHEN_THAT_HOLDS = 30

/** Offsets of the lengths of a text's parts (MS-DOC 2.5.3, FibRgLw97). */
const MAIN_TEXT = 0x4c
const FOOTNOTES = 0x50
const HEADERS = 0x54
const MACROS = 0x58
const COMMENTS = 0x5c
const ENDNOTES = 0x60
const TEXT_BOXES = 0x64

/** In their order. Text boxes of headers follow. */
const PARTS = [MAIN_TEXT, FOOTNOTES, HEADERS, MACROS, COMMENTS, ENDNOTES, TEXT_BOXES]
const READ_PARTS = [MAIN_TEXT, FOOTNOTES, ENDNOTES, TEXT_BOXES]

/** Word 97 or newer (MS-DOC 2.4.1). Includes text deleted under tracked changes. Never throws. */
export function readDoc(bytes: Uint8Array): ReadManuscript {
  if (bytes.length === 0) return { kind: 'empty' }
  if (isLockedContainer(bytes)) return { kind: 'locked' }
  const file = openCompoundFile(bytes)
  if (!file) return { kind: 'broken', reason: 'damaged' }
  const main = file.stream('WordDocument')
  if (!main || main.length < 0x1aa) return { kind: 'broken', reason: 'not-a-word-document' }
  const view = viewOf(main)
  if (view.getUint16(0, true) !== WORD_MAGIC) {
    return { kind: 'broken', reason: 'not-a-word-document' }
  }
  if (view.getUint16(2, true) < WORD_97) return { kind: 'broken', reason: 'too-old' }
  const flags = view.getUint16(10, true)
  if (flags & ENCRYPTED) return { kind: 'locked' }
  const table = file.stream(flags & TABLE_IS_1 ? '1Table' : '0Table')
  const start = view.getUint32(0x1a2, true)
  const pieces = table?.subarray(start, start + view.getUint32(0x1a6, true))
  const text = pieces && pieceText(main, pieces)
  if (text === undefined) return { kind: 'broken', reason: 'damaged' }
  return textOrEmpty(partsRead(text, view).flatMap(paragraphsOf))
}

function partsRead(text: string, view: DataView): string[] {
  let start = 0
  return PARTS.flatMap((lengthAt) => {
    const part = text.slice(start, start + view.getUint32(lengthAt, true))
    start += part.length
    return READ_PARTS.includes(lengthAt) ? part : []
  })
}

/** Of a field only its result is text. */
function paragraphsOf(text: string): string[] {
  const paragraphs = ['']
  const fields: ('code' | 'result')[] = []
  for (const letter of text) {
    const code = letter.charCodeAt(0)
    if (code === FIELD_BEGIN) fields.push('code')
    else if (code === FIELD_RESULT) fields[Math.max(0, fields.length - 1)] = 'result'
    else if (code === FIELD_END) fields.pop()
    else if (code === PARAGRAPH_END || code === CELL_END || code === PAGE_BREAK) paragraphs.push('')
    else if (!fields.includes('code')) paragraphs.push((paragraphs.pop() ?? '') + printed(letter))
  }
  return paragraphs.filter((paragraph) => paragraph.trim() !== '')
}

function printed(letter: string): string {
  const code = letter.charCodeAt(0)
  if (code === LINE_BREAK) return '\n'
  if (code === HYPHEN_THAT_HOLDS) return '-'
  return code >= 32 || letter === '\t' ? letter : ''
}

/** Pieces are Windows-1252 or UTF-16. */
function pieceText(main: Uint8Array, table: Uint8Array): string | undefined {
  const view = viewOf(table)
  let at = 0
  while (at + 3 <= table.length && table[at] === 1) at += 3 + view.getUint16(at + 1, true)
  if (at + 5 > table.length || table[at] !== PIECE_TABLE) return undefined
  const count = (view.getUint32(at + 1, true) - 4) / 12
  const positions = at + 5
  const descriptors = positions + (count + 1) * 4
  if (!Number.isInteger(count) || descriptors + count * 8 > table.length) return undefined
  let text = ''
  for (let index = 0; index < count; index += 1) {
    const from = view.getUint32(positions + index * 4, true)
    const length = view.getUint32(positions + index * 4 + 4, true) - from
    const position = view.getUint32(descriptors + index * 8 + 2, true)
    const isBytes = (position & PIECE_IS_BYTES) !== 0
    const offset = isBytes ? (position & ~PIECE_IS_BYTES) / 2 : position
    const content = main.subarray(offset, offset + (isBytes ? length : length * 2))
    text += new TextDecoder(isBytes ? 'windows-1252' : 'utf-16le').decode(content)
  }
  return text
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}
