import { readCommentStates } from '../../../../lib/manuscript/comment-states.ts'
import { textParts, type WordPackage } from '../../../../lib/manuscript/package/open-package.ts'
import { attribute, scanXml } from '../../../../lib/manuscript/scan-xml.ts'
import { wordName } from '../../../../lib/manuscript/word-name.ts'

const silent = { close() {}, text() {} }

/** Threads of a text without a resolved mark. Answers do not count, nor does what has no anchor, as Word shows none of it. */
export function countComments(docx: WordPackage): number {
  if (!docx.comments) return 0
  const { resolved, replies } = readCommentStates(docx.commentStates?.xml)
  const isOpen = (id: string) => !resolved.has(id) && !replies.has(id)
  const anchored = new Set(textParts(docx).flatMap(({ xml }) => anchorsIn(xml)))
  const lastParagraphs = lastParagraphsIn(docx.comments.xml)
  return [...lastParagraphs].filter(([id, last]) => anchored.has(id) && isOpen(last)).length
}

function anchorsIn(xml: string): string[] {
  const ids: string[] = []
  scanXml(xml, {
    ...silent,
    open(tag) {
      const word = wordName(tag)
      if (word === 'commentRangeStart' || word === 'commentReference')
        ids.push(attribute(tag, 'id') ?? '')
    },
  })
  return ids
}

/** By the id of a comment: that of its last paragraph, by which its state names it. */
function lastParagraphsIn(xml: string): Map<string, string> {
  const last = new Map<string, string>()
  let current = ''
  scanXml(xml, {
    ...silent,
    open(tag) {
      const word = wordName(tag)
      if (word === 'comment') {
        current = attribute(tag, 'id') ?? ''
        last.set(current, '')
      } else if (word === 'p' && last.has(current))
        last.set(current, attribute(tag, 'paraId') ?? '')
    },
  })
  return last
}
