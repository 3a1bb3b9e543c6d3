import { Trans } from '@lingui/react/macro'
import { Notice } from '../../../../ui/page/notice.tsx'
import { Sentences } from '../../../../ui/page/sentences.tsx'
import { Spinner } from '../../../../ui/page/spinner.tsx'
import styles from '../report.module.css'

export function ScoreProgress({ isSaved }: { isSaved: boolean }) {
  return (
    <Notice tone="plain">
      <div className={styles.progress}>
        <Spinner>
          <Trans>We are reading your manuscript and working out its score.</Trans>
        </Spinner>
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
      </div>
    </Notice>
  )
}
