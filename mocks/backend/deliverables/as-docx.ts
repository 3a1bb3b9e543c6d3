import { writeManuscript } from '../../samples/word/write-manuscript.ts'
import { readManuscript } from '../grading/proofread-manuscript.ts'
import { sniffFile } from '../uploads/sniff-file.ts'

/** A .doc becomes plain text; undefined if no text can be read. */
export function asDocx(bytes: Uint8Array, name: string): Uint8Array | undefined {
  const read = readManuscript(bytes, name)
  if (read.kind !== 'text') return undefined
  if (sniffFile(bytes) === 'docx') return bytes
  const blocks = read.paragraphs.map((text) => ({ kind: 'body', text }) as const)
  return writeManuscript(blocks, 'en-US')
}
