import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Dispatch } from 'react'
import { Button } from '../../../ui/page/buttons/button.tsx'
import { Fold } from '../../../ui/page/layout/fold.tsx'
import type { ResponseAction } from '../answers/response-state.ts'
import type { ReviewComment } from '../answers/review-comment.ts'
import styles from '../reviewer-response.module.css'

type Props = { comments: readonly ReviewComment[]; dispatch: Dispatch<ResponseAction> }

const longestExcerpt = 200

const excerptOf = (text: string) =>
  text.length > longestExcerpt ? `${text.slice(0, longestExcerpt)}…` : text

/** With what was answered, until the whole answer is deleted. */
export function DeletedComments({ comments, dispatch }: Props) {
  const { t } = useLingui()
  const deleted = comments.filter(({ isDeleted }) => isDeleted)
  if (deleted.length === 0) return null
  return (
    <Fold
      quiet
      open={false}
      label={<Plural value={deleted.length} one="# deleted comment" other="# deleted comments" />}
    >
      <ul className={styles.passages}>
        {deleted.map(({ id, text }) => {
          const excerpt = excerptOf(text)
          return (
            <li key={id}>
              <p className={styles.passage} dir="auto">
                {excerpt}
              </p>
              <Button
                variant="text"
                aria-label={t`Restore: ${excerpt}`}
                onClick={() => dispatch({ do: 'restore', id })}
              >
                <Trans>Restore</Trans>
              </Button>
            </li>
          )
        })}
      </ul>
    </Fold>
  )
}
