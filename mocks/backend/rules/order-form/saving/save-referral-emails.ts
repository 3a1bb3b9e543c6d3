import { isEmailAddress } from '../../../../../src/lib/is-email-address.ts'

/** Per entry; the merged list may be longer. */
const mostAtATime = 10

/** Trimmed, in lower case, without duplicates; undefined if the entry is empty, too long or invalid. */
export function mergedEmails(
  before: readonly string[],
  entry: readonly string[],
): string[] | undefined {
  const added = entry.map((email) => email.trim().toLowerCase()).filter((email) => email !== '')
  if (added.length === 0 || added.length > mostAtATime) return undefined
  if (!added.every(isEmailAddress)) return undefined
  return [...new Set([...before, ...added])]
}
