import { Plural } from '@lingui/react/macro'
import { signatureText } from '../changes/change-label.ts'
import { useReader } from '../model/reader-context.ts'
import { languageOfComment } from '../parse/text-of-blocks.ts'
import { withPositions } from '../text/with-positions.ts'
import styles from './comment-list.module.css'

export function CommentList() {
  const { comments, language, goToComment } = useReader()
  if (comments.length === 0) return null
  return (
    <details className={styles.comments}>
      <summary>
        <Plural value={comments.length} one="# comment" other="# comments" />
      </summary>
      <ol className={styles.list}>
        {withPositions(comments).map(({ item: comment, at: position }) => (
          <li key={position}>
            <button
              type="button"
              className={styles.comment}
              lang={languageOfComment(language, comment.paragraphs.join(' '))}
              onClick={() => goToComment(position)}
            >
              {comment.paragraphs.join(' ')}
            </button>
            <p className={styles.signature}>
              <bdi lang="">{signatureText(comment)}</bdi>
            </p>
          </li>
        ))}
      </ol>
    </details>
  )
}
