import { addPart } from '../../../src/lib/manuscript/package/add-part.ts'
import { escapeXml } from '../../../src/lib/manuscript/package/escape-xml.ts'
import type { WordPackage } from '../../../src/lib/manuscript/package/open-package.ts'
import { withRootContent } from '../../../src/lib/manuscript/package/root-content.ts'
import { vocabularyOf } from '../../../src/lib/manuscript/package/vocabulary.ts'

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.comments+xml'

export type EditorComment = { id: number; text: string }

/** `date` is W3CDTF. */
type CommentSignature = { author: string; date: string }

export function withComments(
  docx: WordPackage,
  comments: readonly EditorComment[],
  signature: CommentSignature,
): Map<string, string> {
  const { word } = vocabularyOf(docx)
  const written = comments.map((comment) => commentXml(comment, signature, word)).join('')
  const { name, xml } = docx.comments ?? {}
  const whole = xml && withRootContent(xml, (before) => before + written)
  if (name && whole) return new Map([[name, whole]])
  const root = `${HEAD}<w:comments xmlns:w="${word}">${written}</w:comments>`
  return addPart(docx, { kind: 'comments', type: TYPE, xml: root })
}

function commentXml(
  { id, text }: EditorComment,
  { author, date }: CommentSignature,
  word: string,
): string {
  const initials = (author.match(/\p{Lu}/gu) ?? []).join('').slice(0, 3)
  const signed = `w:id="${id}" w:author="${escapeXml(author)}" w:date="${date}" w:initials="${initials}"`
  const run = `<w:r><w:t xml:space="preserve">${escapeXml(text)}</w:t></w:r>`
  return `<w:comment xmlns:w="${word}" ${signed}><w:p>${run}</w:p></w:comment>`
}
