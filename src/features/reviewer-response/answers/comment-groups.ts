import { editorKey } from '../letter/letter-comment.ts'
import type { ReviewComment } from './review-comment.ts'

export type CommentGroup = { reviewer: string; comments: ReviewComment[] }

/** In the order of the letter, without those that are deleted. */
export function groupComments(comments: readonly ReviewComment[]): CommentGroup[] {
  const shown = comments.filter(({ isDeleted }) => !isDeleted)
  const byReviewer = Map.groupBy(shown, ({ reviewer }) => reviewer)
  return [...byReviewer].map(([reviewer, some]) => ({ reviewer, comments: some }))
}

/** Whom a comment may belong to: those of the letter, the editor, and one more reviewer. */
export function reviewerChoices(comments: readonly ReviewComment[]): string[] {
  const known = groupComments(comments).map(({ reviewer }) => reviewer)
  const numbers = known.map(Number).filter((number) => Number.isInteger(number))
  const next = String(Math.max(0, ...numbers) + 1)
  return [...new Set([...known, editorKey, next])]
}

export const hasAnswer = ({ answer }: Pick<ReviewComment, 'answer'>): boolean =>
  answer.trim() !== ''

export type AnswerProgress = { all: number; answered: number; open: number[] }

/** `open` has the identities of comments without an answer, as they are shown. */
export function progressOf(groups: readonly CommentGroup[]): AnswerProgress {
  const comments = groups.flatMap((group) => group.comments)
  const open = comments.filter((comment) => !hasAnswer(comment)).map(({ id }) => id)
  return { all: comments.length, answered: comments.length - open.length, open }
}
