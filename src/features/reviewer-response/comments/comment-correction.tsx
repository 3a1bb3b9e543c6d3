import { Trans, useLingui } from '@lingui/react/macro'
import { type Dispatch, useId, useRef, useState } from 'react'
import { SelectBox } from '../../../ui/form/fields/select-box.tsx'
import { announce } from '../../../ui/page/announce.ts'
import { Button } from '../../../ui/page/buttons/button.tsx'
import { dividedAt, type ResponseAction } from '../answers/response-state.ts'
import type { ReviewComment } from '../answers/review-comment.ts'
import { useReviewerNames } from '../answers/reviewer-names.ts'
import { TypedText } from '../fields/typed-text.tsx'
import styles from '../reviewer-response.module.css'

type Props = {
  comment: ReviewComment
  /** Another comment of the same reviewer stands before it. */
  hasPrevious: boolean
  reviewers: readonly string[]
  dispatch: Dispatch<ResponseAction>
}

function ReviewerChoice({ comment, reviewers, dispatch }: Omit<Props, 'hasPrevious'>) {
  const { t } = useLingui()
  const { reviewerName } = useReviewerNames()
  const field = useId()
  return (
    <div className={styles.choice}>
      <label htmlFor={field}>
        <Trans>Comment by</Trans>
      </label>
      <SelectBox
        id={field}
        value={comment.reviewer}
        onChange={({ target: { value } }) => {
          dispatch({ do: 'move', id: comment.id, reviewer: value })
          const name = reviewerName(value)
          announce(t`Moved to: ${name}`)
        }}
      >
        {reviewers.map((key) => (
          <option key={key} value={key}>
            {reviewerName(key)}
          </option>
        ))}
      </SelectBox>
    </div>
  )
}

export function CommentCorrection(props: Props) {
  const { comment, hasPrevious, dispatch } = props
  const { t } = useLingui()
  const area = useRef<HTMLTextAreaElement>(null)
  const [error, setError] = useState<string>()
  const { id, text } = comment
  const divide = () => {
    const at = area.current?.selectionStart ?? 0
    if (dividedAt(text, at)) {
      setError(undefined)
      dispatch({ do: 'divide', id, at })
      announce(t`The comment has been split.`)
    } else {
      setError(t`Place the cursor where the second comment begins, then split.`)
      area.current?.focus()
    }
  }
  return (
    <div className={styles.correction}>
      <TypedText
        ref={area}
        label={<Trans>Text of the comment</Trans>}
        error={error}
        value={text}
        onType={(typed) => {
          setError(undefined)
          dispatch({ do: 'write', id, field: 'text', text: typed })
        }}
      />
      <div className={styles.tools}>
        {hasPrevious ? (
          <Button
            onClick={() => {
              dispatch({ do: 'merge', id })
              announce(t`Merged with the comment before it.`)
            }}
          >
            <Trans>Merge with previous</Trans>
          </Button>
        ) : null}
        <Button onClick={divide}>
          <Trans>Split at the cursor</Trans>
        </Button>
        <Button
          onClick={() => {
            dispatch({ do: 'delete', id })
            announce(t`Comment deleted. It can be restored below.`)
          }}
        >
          <Trans>Delete comment</Trans>
        </Button>
        <ReviewerChoice {...props} />
      </div>
    </div>
  )
}
