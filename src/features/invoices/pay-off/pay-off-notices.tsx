import type { ReactNode } from 'react'
import type { InvoiceLoad } from '../../../api/invoices.ts'
import { isAsked, isNothingFound } from '../../../domain/payment/attempt/attempt-machine.ts'
import { AttemptNotices } from '../../../domain/payment/attempt/attempt-notices.tsx'
import type { UsedAttempt } from '../../../domain/payment/attempt/use-payment-attempt.ts'
import { LeftOutNotice } from './left-out.tsx'
import styles from './pay-off.module.css'
import type { InvoiceTask } from './pay-off-task.ts'
import { PromisedNotice } from './promised-notice.tsx'

type Props = {
  attempt: UsedAttempt
  ask: ReactNode
  load: InvoiceLoad
  task: InvoiceTask
}

export function PayOffNotices({ attempt, ask, load, task }: Props) {
  const { state } = attempt
  return (
    <div className={styles.notices}>
      <AttemptNotices attempt={attempt} ask={ask} />
      <LeftOutNotice {...task} />
      {isAsked(state) || isNothingFound(state) ? null : (
        <PromisedNotice invoices={task.invoices} load={load} isReplaced />
      )}
    </div>
  )
}
