import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { DigitalPurchase } from '../../api/digital-purchases.ts'
import { calendarDays } from '../../i18n/calendar-days.ts'
import { parseInstant } from '../../lib/calendar.ts'
import { ShownDate } from '../../ui/page/shown-date.tsx'
import { Status } from '../../ui/page/status.tsx'
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

function UntilEnd({ ends, days }: { ends: ReactNode; days: number }) {
  return (
    <span className={styles.period}>
      <Trans>
        until {ends} (
        <Plural value={days} _0="last day" one={'#\u00a0day'} other={'#\u00a0days'} />)
      </Trans>
    </span>
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
        <Status
          tone="off"
          more={
            left ? (
              <Plural
                value={left}
                one={'#\u00a0translation unused'}
                other={'#\u00a0translations unused'}
              />
            ) : undefined
          }
        >
          <Trans>Expired on {ends}</Trans>
        </Status>
      )
    case 'used-up':
      return (
        <Status tone="off">
          <Trans>No translations left</Trans>
        </Status>
      )
    case 'upcoming':
      return (
        <Status tone="running" more={<Trans>ends on {ends}</Trans>}>
          <Trans>
            Starts on <ShownDate at={startsAt} />
          </Trans>
        </Status>
      )
    case 'active':
      return left === null || all === null ? (
        <Status tone={tone} more={<DaysLeft days={days} />}>
          <Trans>Active until {ends}</Trans>
        </Status>
      ) : (
        <Status tone={tone} more={<UntilEnd ends={ends} days={days} />}>
          <Trans>
            {left} of <Plural value={all} one="# translation" other="# translations" /> left
          </Trans>
        </Status>
      )
  }
}
