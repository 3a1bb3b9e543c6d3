import { docxTexts } from './docx-paragraphs.ts'
import { openDocx, type Unreadable } from './open-docx.ts'

export type ReadManuscript = { kind: 'text'; paragraphs: string[] } | Unreadable

/** Reads the text of a .docx, up to a size limit. Never throws. */
export async function readDocx(bytes: Uint8Array): Promise<ReadManuscript> {
  const docx = await openDocx(bytes)
  if (docx.kind !== 'open') return docx
  const paragraphs: string[] = []
  for (const { xml } of docx.parts) {
    const found = docxTexts(xml)
    if (!found) return { kind: 'broken', reason: 'damaged' }
    for (const text of found) paragraphs.push(text)
  }
  return textOrEmpty(paragraphs)
}

/** UTF-16 units, about 150,000 words: zipped, a repeated word takes no space. */
export const LARGEST_TEXT = 1_000_000

/** A text without any letter or digit counts as empty. */
export function textOrEmpty(paragraphs: string[]): ReadManuscript {
  const length = paragraphs.reduce((sum, paragraph) => sum + paragraph.length, 0)
  if (length > LARGEST_TEXT) return { kind: 'broken', reason: 'too-large' }
  const hasText = paragraphs.some((paragraph) => /[\p{L}\p{N}]/u.test(paragraph))
  return hasText ? { kind: 'text', paragraphs } : { kind: 'empty' }
}
