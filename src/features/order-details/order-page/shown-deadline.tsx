import { Trans } from '@lingui/react/macro'
import type { OrderDetails } from '../../../api/orders.ts'
import { DeadlineButton } from '../../../domain/orders/deadline-button.tsx'
import { parseInstant } from '../../../lib/calendar.ts'
import { DeadlineTime } from '../../../ui/page/deadline-time.tsx'
import { ShownDate } from '../../../ui/page/shown-date.tsx'
import { TimeLeft } from '../../../ui/page/time-left.tsx'
import { DeadlineBar } from './deadline-bar.tsx'
import styles from './order-page.module.css'

type Props = {
  order: Pick<
    OrderDetails,
    'externalId' | 'title' | 'status' | 'createdAt' | 'deadline' | 'completedAt'
  >
  /** How much of the time has passed. */
  withBar?: boolean
}

export function ShownDeadline({ order, withBar }: Props) {
  const { status, deadline, completedAt } = order
  if (completedAt) return <ShownDate at={completedAt} />
  if (status === 'Awaiting Files') return <Trans>Set as soon as your files arrive</Trans>
  if (deadline === null) return <Trans>Not agreed yet</Trans>
  return (
    <>
      <DeadlineTime deadline={deadline} />
      <span className={styles.left}>
        <TimeLeft deadline={parseInstant(deadline)} />
      </span>
      {withBar ? <DeadlineBar order={order} deadline={deadline} /> : null}
      <span className={styles.calendar}>
        <DeadlineButton order={order} deadline={deadline} />
      </span>
    </>
  )
}
