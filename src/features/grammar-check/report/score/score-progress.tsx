import { Trans } from '@lingui/react/macro'
import { Sentences } from '../../../../ui/page/sentences.tsx'
import styles from './score-progress.module.css'

function ProofInProgress() {
  return (
    <svg
      className={styles.proof}
      width="88"
      height="104"
      viewBox="0 0 88 104"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M2 2h60l24 24v76H2z" className={styles.page} />
      <path d="M16 32h38M16 48h56M16 64h56M16 80h34" className={styles.lines} />
      <path d="M30 54q3-4 6 0t6 0 6 0 6 0" pathLength="1" className={styles.pen} />
      <path d="M16 70q3-4 6 0t6 0 6 0" pathLength="1" className={styles.pen} />
      <path d="M28 86q3-4 6 0t6 0 6 0" pathLength="1" className={styles.pen} />
    </svg>
  )
}

export function ScoreProgress({ isSaved }: { isSaved: boolean }) {
  return (
    <div className={styles.progress}>
      <ProofInProgress />
      <div className={styles.text} role="status">
        <h2>
          <Trans>We are reading your manuscript and working out its score.</Trans>
        </h2>
        <p>
          <Sentences>
            <Trans>
              This takes about a minute, a little longer for a long text. This page checks for the
              result every 30 seconds.
            </Trans>
            {isSaved ? (
              <Trans>You can leave; the result will be in your list.</Trans>
            ) : (
              <Trans>
                Please stay on this page. Without an account, you can’t come back to the result.
              </Trans>
            )}
          </Sentences>
        </p>
      </div>
    </div>
  )
}
