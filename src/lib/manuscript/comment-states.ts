import { attribute, scanXml } from './scan-xml.ts'

/** Which comments are resolved and which are answers, by the id of their last paragraph. */
type CommentStates = { resolved: ReadonlySet<string>; replies: ReadonlySet<string> }

export function readCommentStates(xml = '<none/>'): CommentStates {
  const resolved = new Set<string>()
  const replies = new Set<string>()
  scanXml(xml, {
    open(tag) {
      const id = attribute(tag, 'paraId')
      if (tag.local !== 'commentEx' || !id) return
      if (['1', 'true'].includes(attribute(tag, 'done') ?? '')) resolved.add(id)
      if (attribute(tag, 'paraIdParent')) replies.add(id)
    },
    close() {},
    text() {},
  })
  return { resolved, replies }
}
