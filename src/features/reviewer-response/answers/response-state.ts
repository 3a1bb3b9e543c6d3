import type { LetterComment } from '../letter/letter-comment.ts'
import type { AnswerContent } from './answer-content.ts'
import { groupComments } from './comment-groups.ts'
import {
  commentFrom,
  keptComments,
  type ReviewComment,
  type WrittenField,
} from './review-comment.ts'

export type ResponseState = {
  letter: string
  comments: readonly ReviewComment[]
  /** Name of the file; empty where none was chosen. */
  manuscript: string
  /** The comment that is to have the focus; another object for each step. */
  target: { id: number } | undefined
}

export type ResponseAction =
  | { do: 'type-letter'; text: string }
  | { do: 'split'; comments: readonly LetterComment[] }
  | { do: 'write'; id: number; field: WrittenField; text: string }
  | { do: 'merge' | 'delete' | 'restore'; id: number }
  | { do: 'divide'; id: number; at: number }
  | { do: 'move'; id: number; reviewer: string }
  | { do: 'add'; reviewer: string }
  | { do: 'name-manuscript'; name: string }
  | { do: 'take'; content: AnswerContent }
  | { do: 'clear' }

export const noResponse: ResponseState = {
  letter: '',
  comments: [],
  manuscript: '',
  target: undefined,
}

const nextId = (comments: readonly ReviewComment[]) =>
  Math.max(0, ...comments.map(({ id }) => id)) + 1

const joined = (separator: string, texts: readonly string[]) =>
  texts.filter((text) => text.trim() !== '').join(separator)

function mergedTexts(before: ReviewComment, after: ReviewComment): ReviewComment {
  return {
    ...before,
    text: joined('\n\n', [before.text, after.text]),
    answer: joined('\n\n', [before.answer, after.answer]),
    place: joined('; ', [...new Set([before.place, after.place])]),
    newText: joined('\n\n', [before.newText, after.newText]),
  }
}

/** The comment before it that is shown, of the same reviewer. */
function previousOf(comments: readonly ReviewComment[], id: number): ReviewComment | undefined {
  const groups = groupComments(comments)
  const group = groups.find((one) => one.comments.some((comment) => comment.id === id))
  const at = group?.comments.findIndex((comment) => comment.id === id) ?? 0
  return at > 0 ? group?.comments[at - 1] : undefined
}

/** What takes the place of one that goes. */
function neighbourOf(comments: readonly ReviewComment[], id: number): number | undefined {
  const shown = groupComments(comments).flatMap((group) => group.comments)
  const at = shown.findIndex((comment) => comment.id === id)
  return (shown[at + 1] ?? shown[at - 1])?.id
}

function merge(comments: readonly ReviewComment[], id: number) {
  const before = previousOf(comments, id)
  const after = comments.find((comment) => comment.id === id)
  if (!before || !after) return undefined
  const merged = comments
    .filter((comment) => comment !== after)
    .map((comment) => (comment === before ? mergedTexts(before, after) : comment))
  return { comments: merged, target: { id: before.id } }
}

/** Both sides of the cursor; undefined where one of them is empty. */
export function dividedAt(text: string, at: number): [string, string] | undefined {
  const [before, after] = [text.slice(0, at).trim(), text.slice(at).trim()]
  return before === '' || after === '' ? undefined : [before, after]
}

function divide(comments: readonly ReviewComment[], id: number, at: number) {
  const place = comments.findIndex((comment) => comment.id === id)
  const comment = comments[place]
  const sides = comment && dividedAt(comment.text, at)
  if (!comment || !sides) return undefined
  const [text, rest] = sides
  const added = commentFrom({ reviewer: comment.reviewer, text: rest, place: '' }, nextId(comments))
  const divided = [
    ...comments.slice(0, place),
    { ...comment, text },
    added,
    ...comments.slice(place + 1),
  ]
  return { comments: divided, target: { id: added.id } }
}

/** To the end of what the reviewer says. */
function move(comments: readonly ReviewComment[], id: number, reviewer: string) {
  const moved = comments.find((comment) => comment.id === id)
  if (!moved || moved.reviewer === reviewer) return undefined
  const others = comments.filter((comment) => comment !== moved)
  const last = others.findLastIndex((comment) => comment.reviewer === reviewer)
  const at = last < 0 ? others.length : last + 1
  return { comments: others.toSpliced(at, 0, { ...moved, reviewer }), target: { id } }
}

function add(comments: readonly ReviewComment[], reviewer: string) {
  const added = commentFrom({ reviewer, text: '', place: '' }, nextId(comments))
  return { comments: [...comments, added], target: { id: added.id } }
}

const changed = (
  comments: readonly ReviewComment[],
  id: number,
  change: Partial<ReviewComment>,
): ReviewComment[] =>
  comments.map((comment) => (comment.id === id ? { ...comment, ...change } : comment))

function changeOf(
  state: ResponseState,
  action: ResponseAction,
): Partial<ResponseState> | undefined {
  const { comments } = state
  switch (action.do) {
    case 'type-letter':
      return { letter: action.text }
    case 'split': {
      const split = action.comments.map((comment, at) => commentFrom(comment, at + 1))
      const [first] = split
      return { comments: split, target: first && { id: first.id } }
    }
    case 'write': {
      const written: Partial<Record<WrittenField, string>> = { [action.field]: action.text }
      return { comments: changed(comments, action.id, written) }
    }
    case 'merge':
      return merge(comments, action.id)
    case 'divide':
      return divide(comments, action.id, action.at)
    case 'delete': {
      const id = neighbourOf(comments, action.id)
      const target = id === undefined ? undefined : { id }
      return { comments: changed(comments, action.id, { isDeleted: true }), target }
    }
    case 'restore':
      return {
        comments: changed(comments, action.id, { isDeleted: false }),
        target: { id: action.id },
      }
    case 'move':
      return move(comments, action.id, action.reviewer)
    case 'add':
      return add(comments, action.reviewer)
    case 'name-manuscript':
      return { manuscript: action.name }
    case 'take': {
      const { letter, manuscript, comments } = action.content
      return { letter, manuscript, comments: keptComments(comments), target: undefined }
    }
    case 'clear':
      return noResponse
  }
}

export function nextResponse(state: ResponseState, action: ResponseAction): ResponseState {
  const change = changeOf(state, action)
  return change ? { ...state, ...change } : state
}
