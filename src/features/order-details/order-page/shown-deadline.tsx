import { Trans, useLingui } from '@lingui/react/macro'
import type { OrderDetails } from '../../../api/orders.ts'
import { DeadlineButton } from '../../../domain/orders/deadline-button.tsx'
import { formatDate } from '../../../i18n/format-date.ts'
import { formatDeadline } from '../../../i18n/format-deadline.ts'
import { parseInstant } from '../../../lib/calendar.ts'
import { TimeLeft } from '../../../ui/page/time-left.tsx'
import styles from './order-page.module.css'

type Props = {
  order: Pick<OrderDetails, 'externalId' | 'title' | 'status' | 'deadline' | 'completedAt'>
}

/** With the zone, the time that is left and a file for the calendar. */
export function ShownDeadline({ order }: Props) {
  const { i18n } = useLingui()
  const { status, deadline, completedAt } = order
  if (completedAt) {
    const day = formatDate(parseInstant(completedAt))
    return <Trans>Delivered {day}</Trans>
  }
  if (status === 'Awaiting Files') return <Trans>Set as soon as your files arrive</Trans>
  if (deadline === null) return <Trans>Not agreed yet</Trans>
  const instant = parseInstant(deadline)
  return (
    <>
      <time dateTime={deadline}>
        {formatDeadline(instant, { language: i18n.locale, exact: false })}
      </time>
      <span className={styles.left}>
        <TimeLeft deadline={instant} />
      </span>
      <span className={styles.calendar}>
        <DeadlineButton order={order} deadline={deadline} />
      </span>
    </>
  )
}
