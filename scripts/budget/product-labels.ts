import { messageIn, messagePattern } from '../../e2e/support/messages-in.ts'

/** An English message of the product; throws with its namespace and text where there is no such message any more. */
export const label = (namespace: string, english: string) => messageIn('en', namespace, english)

/** Matches what begins with such a message, with any values. */
export const labelPattern = (namespace: string, english: string, context = '') =>
  messagePattern('en', namespace, english, context)
