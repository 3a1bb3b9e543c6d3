import { Trans } from '@lingui/react/macro'
import { Sentences } from '../../../../ui/page/sentences.tsx'
import { ProofInProgress } from './proof-in-progress.tsx'
import styles from './score-progress.module.css'

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
                Please stay on this page. Without an account, you can't come back to the result.
              </Trans>
            )}
          </Sentences>
        </p>
      </div>
    </div>
  )
}
