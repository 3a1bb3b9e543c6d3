import type {
  Block,
  ListMark,
  Paragraph,
  ReadingFailure,
} from '../../../domain/document-reader/model/document-model.ts'
import { readDocument } from '../../../domain/document-reader/parse/read-document.ts'
import { writtenNumber } from '../../../domain/document-reader/parse/written-number.ts'
import { finalText } from '../../../domain/side-by-side/align/text-unit.ts'
import { holdsText } from '../../../lib/manuscript/text-problem.ts'
import { decodeLetter } from './decode-letter.ts'
import { tidyLetter } from './tidy-letter.ts'

type ReadLetter = { kind: 'letter'; text: string } | { kind: 'failed'; reason: ReadingFailure }

/** UTF-16 units, some 50,000 words: longer than any letter, and stored on the device. */
const longestLetter = 300_000

const failed = (reason: ReadingFailure): ReadLetter => ({ kind: 'failed', reason })

/** Word writes the numbers of a list itself, and the text does not have them. */
function markOf({ format, level, value }: ListMark): string {
  if (format === 'bullet') return level === 0 ? '• ' : '– '
  const number = writtenNumber(value, format)
  return level === 0 ? `${number}. ` : `(${number}) `
}

const headingNumber = ({ number }: Paragraph) => (number === undefined ? '' : `${number} `)

function writtenBlock(block: Block): string {
  const text = finalText(block)
  if (block.kind === 'table' || text.trim() === '') return text
  return block.list ? markOf(block.list) + text : headingNumber(block) + text
}

/** Files of Office begin like these: zipped ones, and those of the older format. */
const officeStarts = [
  [0x50, 0x4b],
  [0xd0, 0xcf],
]

const isOffice = (bytes: Uint8Array) =>
  officeStarts.some((start) => start.every((byte, at) => bytes[at] === byte))

const isPdf = (bytes: Uint8Array) =>
  new TextDecoder('latin1').decode(bytes.subarray(0, 5)) === '%PDF-'

function textIn(bytes: Uint8Array, language: string): string | ReadLetter {
  if (isPdf(bytes)) return failed('not-word')
  if (!isOffice(bytes)) return decodeLetter(bytes, language) ?? failed('not-word')
  const document = readDocument(bytes)
  if (document.kind !== 'read') return failed(document.kind)
  return document.chunks.flatMap(({ blocks }) => blocks.map(writtenBlock)).join('\n\n')
}

/** Never throws, whatever the bytes are. `language` is that of the page. */
export function readLetter(bytes: Uint8Array, language: string): ReadLetter {
  const found = textIn(bytes, language)
  if (typeof found !== 'string') return found
  const text = tidyLetter(found)
  if (text.length > longestLetter) return failed('too-large')
  return holdsText(text) ? { kind: 'letter', text } : failed('empty')
}
