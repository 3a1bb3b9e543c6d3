import { Trans, useLingui } from '@lingui/react/macro'
import { type Dispatch, useEffect, useMemo } from 'react'
import { Button } from '../../../ui/page/buttons/button.tsx'
import { focusPageHeading } from '../../../ui/page/layout/page-heading.tsx'
import { Section } from '../../../ui/page/layout/section.tsx'
import { progressOf, reviewerChoices } from '../answers/comment-groups.ts'
import type { ResponseAction, ResponseState } from '../answers/response-state.ts'
import { useReviewerNames } from '../answers/reviewer-names.ts'
import type { WrittenResponse } from '../export/use-response-file.ts'
import { unnamedReviewer } from '../letter/letter-comment.ts'
import type { ManuscriptState } from '../rail/use-manuscript.ts'
import styles from '../reviewer-response.module.css'
import { CommentCard } from './comment-card.tsx'
import { headingIdOf } from './comment-elements.ts'
import { DeletedComments } from './deleted-comments.tsx'
import { ResponseDownload } from './response-download.tsx'
import { ResponseProgress } from './response-progress.tsx'

type Props = {
  state: ResponseState
  dispatch: Dispatch<ResponseAction>
  manuscript: ManuscriptState
  response: WrittenResponse
}

/** What had the focus may be gone. */
function useFocusTarget({ target, comments }: ResponseState) {
  const hasComments = comments.some(({ isDeleted }) => !isDeleted)
  useEffect(() => {
    if (target) document.getElementById(headingIdOf(target.id))?.focus()
    else if (!hasComments) focusPageHeading()
  }, [target, hasComments])
}

export function ReviewComments({ state, dispatch, manuscript, response }: Props) {
  const { t } = useLingui()
  const { reviewerName } = useReviewerNames()
  const { comments } = state
  useFocusTarget(state)
  const { groups } = response
  const choices = reviewerChoices(comments).join('\n')
  const reviewers = useMemo(() => choices.split('\n'), [choices])
  const isRead = manuscript.kind === 'read'
  const last = groups.at(-1)?.reviewer ?? unnamedReviewer
  return (
    <Section title={<Trans>Comments and answers</Trans>}>
      <ResponseProgress progress={progressOf(groups)} />
      {groups.length === 0 ? (
        <p>
          <Trans>All comments are deleted. You can restore them below.</Trans>
        </p>
      ) : null}
      {groups.map(({ reviewer, comments: some }) => (
        <section key={reviewer} className={styles.reviewer} aria-label={reviewerName(reviewer)}>
          <h3>{reviewerName(reviewer)}</h3>
          {some.map((comment, at) => (
            <CommentCard
              key={comment.id}
              comment={comment}
              number={at + 1}
              reviewers={reviewers}
              passages={isRead ? manuscript.passages : undefined}
              dispatch={dispatch}
            />
          ))}
        </section>
      ))}
      <DeletedComments comments={comments} dispatch={dispatch} />
      <div className={styles.actions}>
        <ResponseDownload {...response} />
        <Button
          aria-label={t`Add a comment that the letter has and the list has not`}
          onClick={() => dispatch({ do: 'add', reviewer: last })}
        >
          <Trans>Add a comment</Trans>
        </Button>
      </div>
    </Section>
  )
}
