import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import type { User } from '../../api/account.ts'
import type { Order } from '../../api/orders.ts'
import { orderStateOf, orderToneOf, statusClass } from '../../domain/orders/order-card-rules.ts'
import { moreOf, stateName } from '../../domain/orders/order-labels.ts'
import { OrderOffers } from '../../domain/orders/order-offers.tsx'
import { serviceName } from '../../domain/services/service-names.ts'
import { timeLeft } from '../../i18n/format-deadline.ts'
import { parseInstant } from '../../lib/calendar.ts'
import { AppLink } from '../../ui/page/buttons/app-link.tsx'
import { DeadlineTime } from '../../ui/page/deadline-time.tsx'
import { MetaLine } from '../../ui/page/meta-line.tsx'
import { ShownDate } from '../../ui/page/shown-date.tsx'
import { Status } from '../../ui/page/status.tsx'
import { TimeLeft } from '../../ui/page/time-left.tsx'
import { useNow } from '../../ui/page/use-now.ts'
import { CardTimeline } from './card-timeline/card-timeline.tsx'
import { cardStepsOf } from './card-timeline/card-timeline-rules.ts'
import styles from './order-card.module.css'

function Due({ order }: { order: Order }) {
  const now = useNow()
  if (order.completedAt) {
    const day = <ShownDate at={order.completedAt} />
    return <Trans>delivered {day}</Trans>
  }
  if (!order.deadline) return <Trans>no deadline yet</Trans>
  const deadline = parseInstant(order.deadline)
  const when = <DeadlineTime deadline={order.deadline} />
  return (
    <>
      <strong>
        {timeLeft(deadline, now) === 'late' ? (
          <Trans>late</Trans>
        ) : (
          <TimeLeft deadline={deadline} />
        )}
      </strong>{' '}
      <span>
        <Trans>due {when}</Trans>
      </span>
    </>
  )
}

/** The order's own page has them. */
const elsewhere = ['certificate', 're-edit', 'rework'] as const

type Props = { order: Order; user: User }

export function OrderCard({ order, user }: Props) {
  const { _ } = useLingui()
  const router = useRouter()
  const services = order.services.map(({ id, name }) => serviceName(id, name, _))
  const state = orderStateOf(order)
  const tone = orderToneOf(order, user)
  const more = moreOf(order, user)
  const steps = cardStepsOf(order)
  const isMoving = steps.length > 0
  return (
    <li
      className={`${styles.card} ${statusClass(order.status)}`}
      data-needs={tone === 'waiting' ? 'you' : undefined}
    >
      <h3 className={styles.title}>
        <AppLink
          look="title"
          to="/$lang/researcher/details/$externalId/{-$status}/{-$chatbot}"
          params={{ externalId: order.externalId }}
          // Read when it is pressed: a subscription would render all cards for every other page.
          state={() => ({ from: router.state.location.href })}
        >
          {order.title}
        </AppLink>
      </h3>
      <div className={styles.meta}>
        <Status tone={tone} more={more && _(more)}>
          {stateName(state)}
        </Status>
        {isMoving ? <CardTimeline order={order} steps={steps} /> : null}
        <MetaLine>
          {order.externalId}
          {services}
          {isMoving || order.status === 'Cancelled' ? null : <Due order={order} />}
        </MetaLine>
      </div>
      {isMoving ? (
        <p className={styles.due}>
          <Due order={order} />
        </p>
      ) : null}
      <OrderOffers order={order} user={user} except={elsewhere} />
    </li>
  )
}
