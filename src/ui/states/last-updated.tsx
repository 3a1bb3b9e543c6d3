import { Trans, useLingui } from '@lingui/react/macro'
import { formatInstant } from '../../i18n/format-date.ts'
import styles from './last-updated.module.css'

/** Consecutive failed polls that are not shown. */
export const quietFailures = 2

type Props = {
  failedPolls: number
  /** Epoch milliseconds. */
  asOf: number
}

export function LastUpdated({ failedPolls, asOf }: Props) {
  const { i18n } = useLingui()
  const when = formatInstant(asOf, { language: i18n.locale })
  return (
    <p role="status" className={styles.updated}>
      {failedPolls > quietFailures ? (
        <Trans>We can't reach the service right now. This page was last updated {when}.</Trans>
      ) : null}
    </p>
  )
}
