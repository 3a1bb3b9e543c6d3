import { parseInstant } from '../../../lib/calendar.ts'
import { readCommentStates } from '../../../lib/manuscript/comment-states.ts'
import type { WordPackage } from '../../../lib/manuscript/package/open-package.ts'
import { type PartEvents, streamPart } from '../../../lib/manuscript/part/stream-part.ts'
import { attribute, type XmlTag } from '../../../lib/manuscript/scan-xml.ts'
import type { DocumentComment } from '../model/document-model.ts'

export function signatureOf(tag: XmlTag): { author: string; date: number | null } {
  const date = parseInstant(attribute(tag, 'date') ?? '')
  return {
    author: attribute(tag, 'author')?.trim() ?? '',
    date: Number.isNaN(date) ? null : date,
  }
}

export function readComments({
  comments: part,
  commentStates,
  hiddenStyles,
}: WordPackage): Map<string, DocumentComment> {
  const comments = new Map<string, DocumentComment>()
  const { resolved, replies } = readCommentStates(commentStates?.xml)
  let current: DocumentComment | undefined
  const events: PartEvents = {
    open({ tag, word }) {
      if (word === 'comment') {
        current = { ...signatureOf(tag), paragraphs: [], isReply: false, isResolved: false }
        comments.set(attribute(tag, 'id') ?? '', current)
      } else if (word === 'p' && current) {
        current.paragraphs.push('')
        // Its last paragraph names a comment in the list of states.
        const id = attribute(tag, 'paraId') ?? ''
        current.isReply = replies.has(id)
        current.isResolved = resolved.has(id)
      }
    },
    close({ word }) {
      if (word === 'comment') current = undefined
    },
    text(text) {
      const last = current?.paragraphs.pop()
      if (last !== undefined) current?.paragraphs.push(last + text.replaceAll(/[\t\n]/g, ' '))
    },
  }
  if (part) streamPart(part.xml, events, { hiddenStyles })
  return comments
}
