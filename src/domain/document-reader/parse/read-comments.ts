import { parseInstant } from '../../../lib/calendar.ts'
import { readCommentStates } from '../../../lib/manuscript/comment-states.ts'
import { attribute, scanXml, type XmlTag } from '../../../lib/manuscript/scan-xml.ts'
import { wordName } from '../../../lib/manuscript/word-name.ts'
import type { DocumentComment } from '../document-model.ts'

/** Author and time of a comment or a tracked change. */
export function signatureOf(tag: XmlTag): { author: string; date: number | null } {
  const date = parseInstant(attribute(tag, 'date') ?? '')
  return {
    author: attribute(tag, 'author')?.trim() ?? '',
    date: Number.isNaN(date) ? null : date,
  }
}

/** By id. */
export function readComments(
  xml: string | undefined,
  states: string | undefined,
): Map<string, DocumentComment> {
  const comments = new Map<string, DocumentComment>()
  const { resolved, replies } = readCommentStates(states)
  let current: DocumentComment | undefined
  let isText = false
  scanXml(xml ?? '<comments/>', {
    open(tag) {
      const word = wordName(tag)
      if (word === 'comment') {
        current = { ...signatureOf(tag), paragraphs: [], isReply: false, isResolved: false }
        comments.set(attribute(tag, 'id') ?? '', current)
      } else if (word === 'p' && current) {
        current.paragraphs.push('')
        // Its last paragraph names a comment in the list of states.
        const id = attribute(tag, 'paraId') ?? ''
        current.isReply = replies.has(id)
        current.isResolved = resolved.has(id)
      } else if (word === 't') isText = true
      else if (word === 'br' || word === 'tab') append(' ')
    },
    close(tag) {
      const word = wordName(tag)
      if (word === 't') isText = false
      if (word === 'comment') current = undefined
    },
    text(text) {
      if (isText) append(text)
    },
  })
  return comments

  function append(text: string) {
    const last = current?.paragraphs.pop()
    if (last !== undefined) current?.paragraphs.push(last + text)
  }
}
