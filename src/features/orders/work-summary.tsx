import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { OrderWork } from '../../api/orders.ts'
import { formatDeadline } from '../../i18n/format-deadline.ts'
import { parseInstant } from '../../lib/calendar.ts'
import { Sentences } from '../../ui/page/sentences.tsx'
import styles from './work-summary.module.css'

function NextDue({ at }: { at: number }) {
  const { i18n } = useLingui()
  const when = formatDeadline(at, { language: i18n.locale, exact: false })
  return <Trans>The next one is due {when}.</Trans>
}

type Props = {
  work: OrderWork | undefined
  /** What waits beside the orders; is given what is said if nothing does. */
  draft?: (without: ReactNode) => ReactNode
}

export function WorkSummary({ work, draft }: Props) {
  if (!work) return null
  const { inProgress, received, needsAttention, nextDeadline } = work
  if (inProgress + received + needsAttention === 0) {
    const caughtUp = <Trans>You're all caught up.</Trans>
    return draft ? draft(caughtUp) : caughtUp
  }
  return (
    <Sentences>
      {needsAttention > 0 ? (
        <span className={`${styles.sentence} ${styles.attention}`}>
          <Plural
            value={needsAttention}
            one="# order needs your attention."
            other="# orders need your attention."
          />
        </span>
      ) : null}
      {inProgress > 0 ? (
        <span className={styles.sentence}>
          <Plural
            value={inProgress}
            one="# manuscript is with our editors."
            other="# manuscripts are with our editors."
          />
        </span>
      ) : null}
      {received > 0 ? (
        <span className={styles.sentence}>
          <Plural
            value={received}
            one="We are finding the right editor for # manuscript."
            other="We are finding the right editors for # manuscripts."
          />
        </span>
      ) : null}
      {nextDeadline === null ? null : (
        <span className={styles.sentence}>
          <NextDue at={parseInstant(nextDeadline)} />
        </span>
      )}
      {draft ? <span className={styles.sentence}>{draft(null)}</span> : null}
    </Sentences>
  )
}
