import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { formatList } from '../../../i18n/format-list.ts'
import { signatureText, useChangeLabel } from '../changes/change-label.ts'
import { ChangeDecisions } from '../decide/change-decisions.tsx'
import { useReview } from '../decide/review-context.ts'
import { useReader } from '../model/reader-context.ts'
import { languageOfComment } from '../parse/text-of-blocks.ts'
import { withPositions } from '../text/with-positions.ts'
import styles from './margin-notes.module.css'

function CurrentChange({ change }: { change: number }) {
  const { changeAt, changeCount } = useReader()
  const labelOf = useChangeLabel()
  const details = changeAt(change)
  const number = change + 1
  if (!details) return null
  return (
    <div className={styles.current}>
      <p className={styles.by}>
        <Trans>
          Change {number} of {changeCount}
        </Trans>
      </p>
      <p>{labelOf(details)}</p>
      <p className={styles.signature} lang="">
        {signatureText(details)}
      </p>
    </div>
  )
}

function ChangeCount({ changes }: { changes: readonly number[] }) {
  const { i18n } = useLingui()
  const { changeAt } = useReader()
  const authors = [...new Set(changes.map((change) => changeAt(change)?.author ?? ''))].filter(
    Boolean,
  )
  return (
    <p className={styles.signature}>
      <Plural value={changes.length} one="# change" other="# changes" />
      {authors.length > 0 ? (
        <bdi lang="">
          {'\u00a0· '}
          {formatList(authors, { language: i18n.locale })}
        </bdi>
      ) : null}
    </p>
  )
}

function MarginComment({ comment }: { comment: number }) {
  const { comments, language } = useReader()
  const details = comments[comment]
  const number = comment + 1
  if (!details) return null
  return (
    <div
      className={styles.comment}
      data-comment={comment}
      data-beside={`[data-kind="comment"][data-number="${number}"]`}
      tabIndex={-1}
    >
      <p className={styles.by}>
        {details.isReply ? <Trans>Reply {number}</Trans> : <Trans>Comment {number}</Trans>}
        {details.isResolved ? (
          <>
            {' '}
            <Trans>(resolved)</Trans>
          </>
        ) : null}
      </p>
      {withPositions(details.paragraphs).map(({ item: text, at }) => (
        <p key={at} lang={languageOfComment(language, text)} dir="auto">
          {text}
        </p>
      ))}
      <p className={styles.signature}>
        <bdi lang="">{signatureText(details)}</bdi>
      </p>
    </div>
  )
}

type Props = {
  changes: readonly number[]
  comments: readonly number[]
  current: number | undefined
}

export function MarginNotes({ changes, comments, current }: Props) {
  const isReviewed = useReview() !== undefined
  const isCurrent = current !== undefined && changes.includes(current)
  return (
    <div className={styles.notes}>
      {isReviewed && changes.length > 0 ? (
        <ChangeDecisions changes={changes} current={current} />
      ) : null}
      {isCurrent && !isReviewed ? <CurrentChange change={current} /> : null}
      {comments.map((comment) => (
        <MarginComment key={comment} comment={comment} />
      ))}
      {changes.length > 0 && !isReviewed ? <ChangeCount changes={changes} /> : null}
    </div>
  )
}
