import { Trans, useLingui } from '@lingui/react/macro'
import type { OrderDetails } from '../../../api/orders.ts'
import { promisedDeadline } from '../../../i18n/format-deadline.ts'
import { parseInstant } from '../../../lib/calendar.ts'
import { Gauge } from '../../../ui/page/gauge.tsx'
import { ShownDate } from '../../../ui/page/shown-date.tsx'
import { useNow } from '../../../ui/page/use-now.ts'
import styles from './deadline-bar.module.css'

type Props = { order: Pick<OrderDetails, 'createdAt'>; deadline: string }

/** From the order to its deadline; nothing once it has passed. */
export function DeadlineBar({ order: { createdAt }, deadline }: Props) {
  const { t, i18n } = useLingui()
  const ordered = parseInstant(createdAt)
  const time = promisedDeadline(parseInstant(deadline)) - ordered
  const passed = Math.max(0, useNow() - ordered)
  if (time <= 0 || passed > time) return null
  const share = passed / time
  const at = `${100 * share}%`
  return (
    <span className={styles.bar}>
      <span
        className={styles.today}
        style={{ insetInlineStart: `clamp(24px, ${at}, 100% - 24px)` }}
      >
        <Trans>Today</Trans>
      </span>
      <span className={styles.line}>
        <Gauge
          value={passed}
          max={time}
          aria-label={t`Time elapsed before the deadline`}
          aria-valuetext={i18n.number(share, { style: 'percent', maximumFractionDigits: 0 })}
        />
        <span className={styles.mark} style={{ insetInlineStart: at }} />
      </span>
      <span className={styles.ends}>
        <span>
          <Trans>
            Ordered <ShownDate at={createdAt} />
          </Trans>
        </span>
        <span>
          <Trans context="end of the time until the deadline">Due</Trans>
        </span>
      </span>
    </span>
  )
}
