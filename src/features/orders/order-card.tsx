import { useLingui } from '@lingui/react'
import { Plural, Trans } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import type { User } from '../../api/account.ts'
import type { Order } from '../../api/orders.ts'
import { serviceName } from '../../domain/services/service-names.ts'
import { formatDate } from '../../i18n/format-date.ts'
import { formatDeadline, timeLeft } from '../../i18n/format-deadline.ts'
import { formatList } from '../../i18n/format-list.ts'
import { parseInstant } from '../../lib/calendar.ts'
import { AppLink } from '../../ui/page/buttons/app-link.tsx'
import { MetaLine } from '../../ui/page/meta-line.tsx'
import { Status } from '../../ui/page/status.tsx'
import { useNow } from '../../ui/states/use-now.ts'
import styles from './order-card.module.css'
import { orderStateOf, statusClass, toneOf } from './order-card-rules.ts'
import { moreOf, stateLabels } from './order-labels.ts'
import { OrderOffers } from './order-offers.tsx'

function TimeLeft({ deadline }: { deadline: number }) {
  const hours = timeLeft(deadline, useNow())
  if (hours === 'late') return <Trans>(late)</Trans>
  const days = Math.floor(hours / 24)
  if (days > 0) return <Plural value={days} one="(# day left)" other="(# days left)" />
  if (hours === 0) return <Trans>(less than an hour left)</Trans>
  return <Plural value={hours} one="(# hour left)" other="(# hours left)" />
}

function Due({ order }: { order: Order }) {
  const { i18n } = useLingui()
  if (order.completedAt) {
    const day = formatDate(parseInstant(order.completedAt))
    return <Trans>delivered {day}</Trans>
  }
  if (!order.deadline) return <Trans>no deadline yet</Trans>
  const deadline = parseInstant(order.deadline)
  const when = formatDeadline(deadline, { language: i18n.locale, exact: false })
  return (
    <Trans>
      due {when} <TimeLeft deadline={deadline} />
    </Trans>
  )
}

function Ordered({ order }: { order: Order }) {
  const day = formatDate(parseInstant(order.createdAt))
  return <Trans>ordered {day}</Trans>
}

type Props = { order: Order; user: User }

/** Status and deadline come first, at the same place on every card. */
export function OrderCard({ order, user }: Props) {
  const { _, i18n } = useLingui()
  const router = useRouter()
  const services = order.services.map(({ id, name }) => serviceName(id, name, _))
  const state = orderStateOf(order)
  const tone = toneOf(state)
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
      <div className={styles.head}>
        <Status tone={tone}>{_(stateLabels[state].name)}</Status>
        <p className={styles.due}>{order.status === 'Cancelled' ? null : <Due order={order} />}</p>
      </div>
      <p className={styles.more}>{_(moreOf(order))}</p>
      <p className={styles.meta}>
        <MetaLine>
          {order.externalId}
          {formatList(services, { language: i18n.locale })}
          <Ordered order={order} />
        </MetaLine>
      </p>
      <OrderOffers order={order} user={user} />
    </li>
  )
}
