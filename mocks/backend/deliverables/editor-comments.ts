import type { Finding } from '../../world/rows/manuscript-verdict.ts'
import { hashOf } from '../../world/text-hash.ts'

const EDITORS = [
  'Eleanor Whitfield',
  'Daniel Okafor',
  'Margaret Lindqvist',
  'Samuel Ashworth',
  'Priya Raghunathan',
]
const COMMENT_EVERY = 9

export const editorOf = (externalId: string): string =>
  EDITORS[hashOf(`editor ${externalId}`) % EDITORS.length] ?? 'Eleanor Whitfield'

const ABOUT_SPELLING =
  'I have followed the style of English that you chose for this order. Please check that the term is still the one you mean.'

/** What the editor says about a correction, or undefined. Each kind of correction is explained once, then now and again. */
export function editorComments(findings: readonly Finding[]): Map<Finding, string> {
  const counts = new Map<string, number>()
  const comments = new Map<Finding, string>()
  for (const finding of findings) {
    const { kind, message, suggestions } = finding
    if (suggestions.length === 0) continue
    const count = counts.get(kind) ?? 0
    counts.set(kind, count + 1)
    if (count % COMMENT_EVERY > 0) continue
    const reason = message.replaceAll(/`([^`]*)`/g, '“$1”').trim()
    comments.set(finding, kind === 'Spelling' || reason === '' ? ABOUT_SPELLING : reason)
  }
  return comments
}
