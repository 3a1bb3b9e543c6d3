import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { OrderWork } from '../../../api/orders.ts'
import { AppLink } from '../../../ui/page/buttons/app-link.tsx'
import { Sentences } from '../../../ui/page/sentences.tsx'
import { attentionId } from './attention-id.ts'
import styles from './work-summary.module.css'

type Props = {
  work: OrderWork | undefined
  /** Where what waits is: right below with its count, first in the list, or on another page. */
  attention: 'below' | 'listed' | 'elsewhere'
  /** What waits beside the orders; is given what is said if nothing does. */
  draft?: (without: ReactNode) => ReactNode
}

function AttentionLink({ children }: { children: ReactNode }) {
  return (
    <AppLink to="/$lang/researcher" hash={attentionId}>
      {children}
    </AppLink>
  )
}

export function WorkSummary({ work, attention, draft }: Props) {
  if (!work) return null
  const { inProgress, received, needsAttention } = work
  if (inProgress + received + needsAttention === 0) {
    const caughtUp = <Trans>You’re all caught up.</Trans>
    return draft ? draft(caughtUp) : caughtUp
  }
  const isSaidBelow = attention === 'below' && (inProgress + received > 0 || draft !== undefined)
  const waiting = (
    <Plural
      value={needsAttention}
      one="# order needs your attention."
      other="# orders need your attention."
    />
  )
  return (
    <Sentences>
      {needsAttention > 0 && !isSaidBelow ? (
        <span className={`${styles.sentence} ${styles.attention}`}>
          {attention === 'elsewhere' ? <AttentionLink>{waiting}</AttentionLink> : waiting}
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
      {draft ? <span className={styles.sentence}>{draft(null)}</span> : null}
    </Sentences>
  )
}
