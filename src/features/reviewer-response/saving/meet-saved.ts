import { type AnswerContent, isEmptyContent, isSameContent } from '../answers/answer-content.ts'

/** What this page has: which version it continues, and whether that was all of it. */
export type OwnAnswer = { content: AnswerContent; version: number; isSaved: boolean }

export type OtherAnswer = AnswerContent & { version: number; savedAt: string | null }

/**
 * `same`: both are alike · `take`: the saved one goes on from what is here · `send`: what is here goes on from the saved one ·
 * `ask`: both went on, and the person decides.
 */
export type Meeting = 'same' | 'take' | 'send' | 'ask'

export function meetSaved(own: OwnAnswer, other: OtherAnswer): Meeting {
  if (isSameContent(own.content, other)) return 'same'
  if (other.version > own.version) {
    if (own.isSaved || isEmptyContent(own.content)) return 'take'
    return isEmptyContent(other) ? 'send' : 'ask'
  }
  // The same version has the same content, unless the server has lost what was saved.
  if (other.version === own.version && !own.isSaved) return 'send'
  return isEmptyContent(other) ? 'send' : 'ask'
}
