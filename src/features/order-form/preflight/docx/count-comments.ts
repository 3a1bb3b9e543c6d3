import { attribute, scanXml } from '../../../../lib/manuscript/scan-xml.ts'
import { wordName } from '../../../../lib/manuscript/word-name.ts'

const silent = { close() {}, text() {} }

/** Threads without a resolved mark. Answers in a thread do not count. */
export function countComments(comments: string | undefined, states: string | undefined): number {
  if (comments === undefined) return 0
  const closed = closedParagraphs(states)
  /** Ids of the comments' last paragraphs, by which their states name them. */
  const lastParagraphs: string[] = []
  scanXml(comments, {
    ...silent,
    open(tag) {
      const word = wordName(tag)
      if (word === 'comment') lastParagraphs.push('')
      else if (word === 'p' && lastParagraphs.length > 0) {
        lastParagraphs[lastParagraphs.length - 1] = attribute(tag, 'paraId') ?? ''
      }
    },
  })
  return lastParagraphs.filter((id) => !closed.has(id)).length
}

/** Of resolved comments and of answers. */
function closedParagraphs(states: string | undefined): ReadonlySet<string> {
  const closed = new Set<string>()
  scanXml(states ?? '<none/>', {
    ...silent,
    open(tag) {
      const id = attribute(tag, 'paraId')
      if (tag.local !== 'commentEx' || !id) return
      const isDone = ['1', 'true'].includes(attribute(tag, 'done') ?? '')
      if (isDone || attribute(tag, 'paraIdParent')) closed.add(id)
    },
  })
  return closed
}
