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

/** A text without any letter or digit counts as empty. */
export function textOrEmpty(paragraphs: string[]): ReadManuscript {
  const hasText = paragraphs.some((paragraph) => /[\p{L}\p{N}]/u.test(paragraph))
  return hasText ? { kind: 'text', paragraphs } : { kind: 'empty' }
}
