import { Trans, useLingui } from '@lingui/react/macro'
import { type Dispatch, memo, useState } from 'react'
import { Button } from '../../../ui/page/buttons/button.tsx'
import { Status } from '../../../ui/page/status.tsx'
import { hasAnswer } from '../answers/comment-groups.ts'
import type { ResponseAction } from '../answers/response-state.ts'
import type { ReviewComment, WrittenField } from '../answers/review-comment.ts'
import { useReviewerNames } from '../answers/reviewer-names.ts'
import { TypedText } from '../fields/typed-text.tsx'
import { unnamedReviewer } from '../letter/letter-comment.ts'
import type { Passage } from '../manuscript/read-manuscript-text.ts'
import styles from '../reviewer-response.module.css'
import { CommentCorrection } from './comment-correction.tsx'
import { answerIdOf, headingIdOf } from './comment-elements.ts'
import { PlaceSearch } from './place-search.tsx'

type Props = {
  comment: ReviewComment
  /** Among the comments of its reviewer, from 1. */
  number: number
  reviewers: readonly string[]
  /** Undefined until a manuscript is read. */
  passages: readonly Passage[] | undefined
  dispatch: Dispatch<ResponseAction>
}

function AnswerFields({
  comment,
  passages,
  dispatch,
}: Pick<Props, 'comment' | 'passages' | 'dispatch'>) {
  const { id, answer, place, newText } = comment
  const write = (field: WrittenField) => (text: string) =>
    dispatch({ do: 'write', id, field, text })
  return (
    <>
      <TypedText
        id={answerIdOf(id)}
        label={<Trans>Your answer</Trans>}
        value={answer}
        onType={write('answer')}
      />
      <TypedText
        short
        optional
        label={<Trans>Place in the manuscript</Trans>}
        hint={<Trans>Such as page 4, line 112.</Trans>}
        value={place}
        onType={write('place')}
      />
      {passages ? <PlaceSearch id={id} passages={passages} dispatch={dispatch} /> : null}
      <TypedText
        optional
        label={<Trans>New text, as it now reads</Trans>}
        value={newText}
        onType={write('newText')}
      />
    </>
  )
}

export const CommentCard = memo(function CommentCard(props: Props) {
  const { comment, number, reviewers, passages, dispatch } = props
  const { t } = useLingui()
  const { commentName } = useReviewerNames()
  const [isCorrected, setCorrected] = useState(comment.text === '')
  const name = commentName(comment.reviewer, number)
  const heading = headingIdOf(comment.id)
  const isDone = hasAnswer(comment)
  return (
    <article className={styles.comment} aria-labelledby={heading}>
      <div className={styles.head}>
        <h4 id={heading} tabIndex={-1} aria-label={name}>
          {commentName(unnamedReviewer, number)}
        </h4>
        <Status tone={isDone ? 'done' : 'off'}>
          {isDone ? <Trans>Answered</Trans> : <Trans context="not answered yet">Open</Trans>}
        </Status>
        <Button
          variant="text"
          aria-expanded={isCorrected}
          aria-label={isCorrected ? t`Close: ${name}` : t`Edit comment: ${name}`}
          onClick={() => setCorrected(!isCorrected)}
        >
          {isCorrected ? <Trans>Close</Trans> : <Trans>Edit comment</Trans>}
        </Button>
      </div>
      {isCorrected ? (
        <CommentCorrection
          comment={comment}
          hasPrevious={number > 1}
          reviewers={reviewers}
          dispatch={dispatch}
        />
      ) : (
        <blockquote className={styles.text} dir="auto">
          {comment.text}
        </blockquote>
      )}
      <AnswerFields comment={comment} passages={passages} dispatch={dispatch} />
    </article>
  )
})
