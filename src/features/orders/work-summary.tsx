import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Order } from '../../api/orders.ts'
import { formatDeadline } from '../../i18n/format-deadline.ts'
import { Sentences } from '../../ui/page/sentences.tsx'
import { workInHand } from './order-card-rules.ts'
import styles from './work-summary.module.css'

function NextDue({ at }: { at: number }) {
  const { i18n } = useLingui()
  const when = formatDeadline(at, { language: i18n.locale, exact: false })
  return <Trans>The next one is due {when}.</Trans>
}

/** In a sentence or three: what editors have in hand, what is due next, what waits for the person. */
export function WorkSummary({ orders }: { orders: readonly Order[] | undefined }) {
  if (!orders) return null
  const { running, waiting, nextDue } = workInHand(orders)
  if (running === 0 && waiting === 0) return <Trans>Nothing is waiting for you.</Trans>
  return (
    <Sentences>
      {running > 0 ? (
        <span className={styles.sentence}>
          <Plural
            value={running}
            one="# manuscript is with our editors."
            other="# manuscripts are with our editors."
          />
        </span>
      ) : null}
      {nextDue === undefined ? null : (
        <span className={styles.sentence}>
          <NextDue at={nextDue} />
        </span>
      )}
      {waiting > 0 ? (
        <span className={styles.sentence}>
          <Plural value={waiting} one="# order waits for you." other="# orders wait for you." />
        </span>
      ) : null}
    </Sentences>
  )
}
