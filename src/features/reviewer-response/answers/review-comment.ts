import { isRecord } from '../../../lib/is-record.ts'
import type { LetterComment } from '../letter/letter-comment.ts'

export type ReviewComment = LetterComment & {
  id: number
  answer: string
  newText: string
  isDeleted: boolean
}

export type WrittenField = 'text' | 'answer' | 'place' | 'newText'

export const commentFrom = (comment: LetterComment, id: number): ReviewComment => ({
  ...comment,
  id,
  answer: '',
  newText: '',
  isDeleted: false,
})

const textAt = (record: Record<string, unknown>, name: string): string => {
  const value = record[name]
  return typeof value === 'string' ? value : ''
}

/** As a draft holds them, which another version may have written. */
export function keptComments(stored: readonly unknown[]): ReviewComment[] {
  return stored.filter(isRecord).map((record, at) => ({
    id: at + 1,
    reviewer: textAt(record, 'reviewer'),
    text: textAt(record, 'text'),
    answer: textAt(record, 'answer'),
    place: textAt(record, 'place'),
    newText: textAt(record, 'newText'),
    isDeleted: record.isDeleted === true,
  }))
}
