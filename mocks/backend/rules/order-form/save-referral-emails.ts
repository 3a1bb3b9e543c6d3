import { isEmailAddress } from '../../../../src/lib/is-email-address.ts'

/** The most addresses of one entry; the list that they join may be longer. */
export const mostAtATime = 10

/**
 * The addresses after one entry: trimmed, without blanks, in small letters, each once. Undefined
 * where the entry has none, more than ten, or something that is no address.
 */
export function mergedEmails(
  before: readonly string[],
  entry: readonly string[],
): string[] | undefined {
  const added = entry.map((email) => email.trim().toLowerCase()).filter((email) => email !== '')
  if (added.length === 0 || added.length > mostAtATime) return undefined
  if (!added.every(isEmailAddress)) return undefined
  return [...new Set([...before, ...added])]
}
