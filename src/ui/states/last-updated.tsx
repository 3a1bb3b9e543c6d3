import { Trans, useLingui } from '@lingui/react/macro'
import { formatInstant } from '../../i18n/format-date.ts'
import styles from './last-updated.module.css'

/** Failed polls in a row before the person is told. */
export const quietFailures = 2

type Props = {
  failedPolls: number
  /** When the page was last up to date, epoch milliseconds. */
  asOf: number
}

/** Says quietly that the page is not up to date; a poll that fails once or twice is nobody's concern. */
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
