import { groupComments } from './comment-groups.ts'
import type { ReviewComment } from './review-comment.ts'

type WrittenComment = Omit<ReviewComment, 'id'>

export type AnswerContent = {
  letter: string
  manuscript: string
  comments: readonly WrittenComment[]
}

const withoutId = ({ id: _, ...comment }: ReviewComment): WrittenComment => comment

export const answerContentOf = (
  answer: Pick<AnswerContent, 'letter' | 'manuscript'> & { comments: readonly ReviewComment[] },
): AnswerContent => ({
  letter: answer.letter,
  manuscript: answer.manuscript,
  comments: answer.comments.map(withoutId),
})

export const isEmptyContent = ({ letter, comments }: AnswerContent): boolean =>
  letter === '' && comments.length === 0

const asText = ({ letter, manuscript, comments }: AnswerContent) =>
  JSON.stringify([
    letter,
    manuscript,
    comments.map((one) => [
      one.reviewer,
      one.text,
      one.answer,
      one.place,
      one.newText,
      one.isDeleted,
    ]),
  ])

export const isSameContent = (one: AnswerContent, other: AnswerContent): boolean =>
  asText(one) === asText(other)

/** Characters, by the contract. */
const longest = {
  letter: 300_000,
  manuscript: 512,
  reviewer: 64,
  text: 300_000,
  answer: 50_000,
  place: 2000,
  newText: 50_000,
}

const mostComments = 1000

/** A little less than a body may have, for what surrounds the answer. */
const longestBody = 990_000

const isLong = ({ reviewer, text, answer, place, newText }: WrittenComment) =>
  reviewer.length > longest.reviewer ||
  text.length > longest.text ||
  answer.length > longest.answer ||
  place.length > longest.place ||
  newText.length > longest.newText

/** What is too long to be saved: one comment, as it is named on the page, or the whole. */
export type LongPart = { reviewer: string; number: number } | 'whole'

export function longPartOf(content: AnswerContent): LongPart | undefined {
  const { letter, manuscript, comments } = content
  const isOver =
    letter.length > longest.letter ||
    manuscript.length > longest.manuscript ||
    comments.length > mostComments
  if (isOver) return 'whole'
  const long = comments.find(isLong)
  if (!long) return JSON.stringify(content).length > longestBody ? 'whole' : undefined
  const groups = groupComments(comments.map((comment, at) => ({ ...comment, id: at })))
  const at = comments.indexOf(long)
  const group = groups.find((one) => one.comments.some(({ id }) => id === at))
  if (!group) return 'whole'
  const number = group.comments.findIndex(({ id }) => id === at) + 1
  return { reviewer: group.reviewer, number }
}
