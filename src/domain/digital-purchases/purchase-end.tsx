import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { DigitalPurchase } from '../../api/digital-purchases.ts'
import { calendarDays } from '../../i18n/calendar-days.ts'
import { parseInstant } from '../../lib/calendar.ts'
import { MetaLine } from '../../ui/page/meta-line.tsx'
import { ShownDate } from '../../ui/page/shown-date.tsx'
import { Status, type StatusTone } from '../../ui/page/status.tsx'
import { useNow } from '../../ui/page/use-now.ts'
import styles from './purchase-end.module.css'
import { PurchaseEndButton } from './purchase-end-button.tsx'
import { endsSoon, purchaseStateOf } from './purchase-rules.ts'

type Props = { purchase: DigitalPurchase }
type EndProps = Props & {
  action?: ReactNode
}

export function DigitalPurchaseEnd({ purchase, action }: EndProps) {
  const now = useNow()
  const state = purchaseStateOf(purchase, now)
  const isOpen = state === 'active' || state === 'upcoming'
  return (
    <div className={styles.end}>
      <PurchaseStatus purchase={purchase} />
      <div className={styles.actions}>
        {action}
        {isOpen && calendarDays(now, parseInstant(purchase.endsAt)) > 0 ? (
          <PurchaseEndButton purchase={purchase} />
        ) : null}
      </div>
    </div>
  )
}

function DaysLeft({ days }: { days: number }) {
  return <Plural value={days} _0="last day" one={'#\u00a0day left'} other={'#\u00a0days left'} />
}

function UsesLeft({ left, all }: { left: number; all: number }) {
  return (
    <Trans>
      <Plural value={left} one="#" other="#" /> of{' '}
      <Plural value={all} one="# translation" other="# translations" /> left
    </Trans>
  )
}

type StatusOverProps = { tone: StatusTone; children: ReactNode; details: ReactNode }

function StatusOver({ tone, children, details }: StatusOverProps) {
  return (
    <div>
      <Status tone={tone}>{children}</Status>
      {details ? <p className={styles.details}>{details}</p> : null}
    </div>
  )
}

function PurchaseStatus({ purchase }: Props) {
  const now = useNow()
  const { startsAt, endsAt, numberOfUsesRemaining: left, numberOfUsesAvailable: all } = purchase
  const ends = <ShownDate at={endsAt} />
  const days = calendarDays(now, parseInstant(endsAt))
  const tone = endsSoon(endsAt, now) ? 'waiting' : 'done'
  switch (purchaseStateOf(purchase, now)) {
    case 'expired':
      return (
        <StatusOver
          tone="off"
          details={
            left ? (
              <Plural
                value={left}
                one={'#\u00a0translation unused'}
                other={'#\u00a0translations unused'}
              />
            ) : null
          }
        >
          <Trans>Expired on {ends}</Trans>
        </StatusOver>
      )
    case 'used-up':
      return (
        <Status tone="off">
          <Trans>No translations left</Trans>
        </Status>
      )
    case 'upcoming':
      return (
        <StatusOver tone="running" details={<Trans>Until {ends}</Trans>}>
          <Trans>
            Starts on <ShownDate at={startsAt} />
          </Trans>
        </StatusOver>
      )
    case 'active':
      return left === null || all === null ? (
        <StatusOver tone={tone} details={<DaysLeft days={days} />}>
          <Trans>Active until {ends}</Trans>
        </StatusOver>
      ) : (
        <StatusOver
          tone={tone}
          details={
            <MetaLine>
              <Trans>Until {ends}</Trans>
              <DaysLeft days={days} />
            </MetaLine>
          }
        >
          <UsesLeft left={left} all={all} />
        </StatusOver>
      )
  }
}
