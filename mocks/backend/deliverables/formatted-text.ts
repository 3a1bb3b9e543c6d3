import type { ManuscriptBlock } from '../../samples/word/manuscript-blocks.ts'
import { writeManuscript } from '../../samples/word/write-manuscript.ts'
import { readDocx } from '../uploads/read-docx.ts'

export function formattedText(bytes: Uint8Array): Uint8Array {
  const read = readDocx(bytes)
  const [title = '', ...rest] = read.kind === 'text' ? read.paragraphs : []
  const body = rest.map((text): ManuscriptBlock => ({ kind: 'body', text }))
  return writeManuscript([{ kind: 'title', text: title }, ...body], 'en-US')
}
