import { Trans, useLingui } from '@lingui/react/macro'
import { Announced } from '../../../ui/page/announced.tsx'
import { Button } from '../../../ui/page/buttons/button.tsx'
import { ProgressLine } from '../../../ui/page/progress-line.tsx'
import type { AnswerProgress } from '../answers/comment-groups.ts'
import styles from '../reviewer-response.module.css'
import { answerIdOf } from './comment-elements.ts'

/** The open comment after the one with the focus, or the first. */
function goToNext(open: readonly number[]): void {
  const focused = document.activeElement
  const fields = open.flatMap((id) => document.getElementById(answerIdOf(id)) ?? [])
  const after = fields.find((field) => {
    const position = focused?.compareDocumentPosition(field) ?? 0
    return (position & Node.DOCUMENT_POSITION_FOLLOWING) > 0
  })
  ;(after ?? fields[0])?.focus()
}

export function ResponseProgress({ progress }: { progress: AnswerProgress }) {
  const { t } = useLingui()
  const { all, answered, open } = progress
  const progressText = t`${answered} of ${all} answered`
  return (
    <div className={styles.progress}>
      <Announced as="p" className={styles.count}>
        {progressText}
      </Announced>
      <ProgressLine
        value={answered}
        max={Math.max(1, all)}
        aria-label={t`Answered comments`}
        aria-valuetext={progressText}
      />
      {open.length > 0 ? (
        <Button variant="text" onClick={() => goToNext(open)}>
          <Trans>Go to the next open comment</Trans>
        </Button>
      ) : null}
    </div>
  )
}
